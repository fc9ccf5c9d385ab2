import type { ErrorReport } from '../../core/analytics/events.js'
import { ApiError } from '../../core/errors/api.js'
import { KitError } from '../../core/errors/base.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMember } from '../../core/errors/getMember.js'
import { isPrivateText } from './isPrivateText.js'
import { stripUserData } from './stripUserData.js'
import { toErrorCode } from './toErrorCode.js'

const MAX_STACK_LINES = 8

/**
 * Describes an error for telemetry. The message and the stack are kept only for
 * errors of this package and without user data. `details` and `cause` never
 * are: they hold text from elsewhere.
 *
 * @returns `undefined` for what is no failure: rejections by the user and
 * cancelled work
 */
export function toErrorReport(
  error: unknown,
): Omit<ErrorReport, 'eventId' | 'timestamp'> | undefined {
  const code = getErrorCode(error) ?? 'UNKNOWN'
  if (expected.has(code)) return undefined
  const isOwn = error instanceof KitError
  const name = getMember(error, 'name')
  const report = {
    category: toCategory(error, String(code)),
    name: isErrorName(name) ? name : 'Error',
    code: toErrorCode(code) ?? 'UNKNOWN',
  }
  if (!isOwn) return report
  return {
    ...report,
    message: stripUserData(error.shortMessage),
    stack: toStack(error.stack),
  }
}

/** Any page can set the name of its errors. */
const isErrorName = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z]{0,58}(?:Error|Exception)$/.test(name)

/** Nothing is wrong: the user has decided. */
const expected: ReadonlySet<unknown> = new Set([
  4001,
  'ABORTED',
  'CONNECTION_ABORTED',
  'FRAME_REQUEST_ABORTED',
  'LOGIN_REQUIRED',
  'SIGN_IN_CANCELLED',
  'SOCIAL_LOGIN_CANCELLED',
])

function toCategory(error: unknown, code: string): ErrorReport['category'] {
  if (code === 'RESPONSE_INVALID') return 'DATA_PARSING_ERROR'
  if (code.startsWith('FRAME_')) return 'SECURE_SITE_ERROR'
  return error instanceof ApiError ? 'API_ERROR' : 'INTERNAL_SDK_ERROR'
}

/** Function names, lines and columns. The first lines repeat the message. */
function toStack(stack: string | undefined) {
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at\s|^[\w$.<>/*]*@\w+:/.test(line))
    .slice(0, MAX_STACK_LINES)
    .map(toFrame)
  return frames.length === 0 ? undefined : frames.join('\n')
}

function toFrame(line: string) {
  const name = /^\s+at (?:async )?(?:new )?([\w$.<>]+) \(/.exec(line)?.[1]
  const named = name ?? /^([\w$.<>/*]+)@/.exec(line)?.[1] ?? 'anonymous'
  const place = /:(\d+):(\d+)\)?$/.exec(line)
  const at = place ? `:${place[1]}:${place[2]}` : ''
  // Some functions are named after the key of their object, such as an address.
  return `at ${isPrivateText(named) ? 'anonymous' : named.slice(0, 64)}${at}`
}
