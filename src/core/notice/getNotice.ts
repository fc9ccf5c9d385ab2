import { ApiRequestError } from '../errors/api.js'
import { type FrameRefusal, FrameRefusedError } from '../errors/frame.js'
import { getErrorChain } from '../errors/getErrorChain.js'
import { getErrorCode } from '../errors/getErrorCode.js'
import { getErrorText } from '../errors/getErrorText.js'
import { getMember } from '../errors/getMember.js'
import type { AlertKey, ToastKey } from '../notice.js'

/** Delay before the toast, so that the embedded wallet's dialog has closed. */
const ACTION_NOT_ALLOWED_DELAY_MS = 300

/**
 * How failures are displayed, by error code. Codes that are not listed are
 * shown inline.
 */
const byCode: ReadonlyMap<unknown, Notice> = new Map<unknown, Notice>([
  ['CHAIN_NOT_SUPPORTED', { display: 'alert', key: 'networkNotFound' }],
  ['FRAME_LOAD_FAILED', { display: 'alert', key: 'walletNotLoaded' }],
  ['FRAME_ORIGIN', { display: 'alert', key: 'invalidAppConfiguration' }],
  ['FRAME_REFUSED', { display: 'alert', key: 'invalidAppConfiguration' }],
  ['FRAME_UNREACHABLE', { display: 'alert', key: 'walletNotLoaded' }],
  ['FRAME_REQUEST_TIMEOUT', { display: 'alert', key: 'walletTimedOut' }],
  ['PROJECT_ID_NOT_CONFIGURED', { display: 'alert', key: 'projectIdMissing' }],
  ['PROJECT_MISMATCH', { display: 'alert', key: 'invalidAppConfiguration' }],
  ['DISCONNECT_FAILED', { display: 'toast', key: 'failedToDisconnect' }],
  [4001, { display: 'toast', key: 'signatureDeclined' }],
  [4100, { display: 'alert', key: 'sessionExpired' }],
  [
    4200,
    {
      display: 'toast',
      key: 'actionNotAllowed',
      delayMs: ACTION_NOT_ALLOWED_DELAY_MS,
    },
  ],
])

/** How all other failures of a task are displayed. */
const byTask: Readonly<Record<NoticeTask, Notice>> = {
  authenticate: { display: 'toast', key: 'authenticationFailed' },
  disconnect: { display: 'toast', key: 'failedToDisconnect' },
  readBalances: { display: 'toast', key: 'balanceUnavailable' },
  useSmartAccount: { display: 'toast', key: 'smartAccountsUnsupported' },
}

/**
 * Returns how a failure is displayed: as an alert, which needs attention; as a
 * transient toast; or `inline`, next to what failed.
 *
 * @param error - anything that was thrown
 * @param task - the task that failed, for errors that do not identify it
 *
 * @example
 * getNotice(new FrameLoadError()) // { display: 'alert', key: 'walletNotLoaded' }
 */
export function getNotice(
  error: unknown,
  task?: NoticeTask | undefined,
): getNotice.ReturnType {
  if (isClockRefused(error)) return { display: 'alert', key: 'sessionExpired' }
  if (getErrorChain(error).some((item) => isFrameRefusal(item, 'origin')))
    return { display: 'alert', key: 'domainUnverified' }
  if (isProjectRefused(error))
    return { display: 'alert', key: 'projectIdInvalid' }
  if (isAppRefused(error))
    return { display: 'alert', key: 'invalidAppConfiguration' }
  const notice = byCode.get(getErrorCode(error)) ?? (task && byTask[task])
  return notice ?? { display: 'inline' }
}

export declare namespace getNotice {
  type ReturnType = Notice | { display: 'inline' }
}

/** Task that failed. */
export type NoticeTask =
  | 'authenticate'
  | 'disconnect'
  | 'readBalances'
  | 'useSmartAccount'

type Notice =
  | { display: 'alert'; key: AlertKey }
  | {
      display: 'toast'
      key: ToastKey
      /** Delay before it is shown, in milliseconds. */
      delayMs?: number | undefined
    }

const RELAY_REFUSED = 'RELAY_REFUSED'

/** The relay rejects tokens that are not valid yet. */
function isClockRefused(error: unknown) {
  return getErrorChain(error).some((item) => isRefusal(item, 'clock'))
}

/** Whether the service does not know the project. */
function isProjectRefused(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      isRefusal(item, 'projectId') ||
      isFrameRefusal(item, 'project') ||
      hasStatus(item, 401),
  )
}

const refusal = /origin not (?:found on allowlist|allowed)/i

/** Whether the service does not allow this origin. */
function isAppRefused(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      getMember(item, 'code') === 'ORIGIN_NOT_ALLOWED' ||
      isRefusal(item, 'origin') ||
      refusal.test(getErrorText(item) ?? '') ||
      hasStatus(item, 403),
  )
}

function isRefusal(error: unknown, reason: string) {
  return (
    getMember(error, 'code') === RELAY_REFUSED &&
    getMember(error, 'reason') === reason
  )
}

function isFrameRefusal(error: unknown, reason: FrameRefusal) {
  return error instanceof FrameRefusedError && error.reason === reason
}

/** Errors of the app's own RPC nodes do not count. */
function hasStatus(error: unknown, status: number) {
  return (
    error instanceof ApiRequestError &&
    error.status === status &&
    getMember(error.cause, 'name') !== 'HttpRequestError'
  )
}
