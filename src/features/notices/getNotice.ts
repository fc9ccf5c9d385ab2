import { ApiRequestError } from '../../core/errors/api.js'
import type { FrameRefusal } from '../../core/errors/frame.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'
import { relayAlerts } from '../../core/notice/getAlertCode.js'
import type { AlertKey, ToastKey } from '../../core/notice.js'
import { isProjectRefusal } from './isProjectRefusal.js'

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

const frameAlerts: { readonly [reason in FrameRefusal]?: AlertKey } = {
  origin: 'domainUnverified',
  project: 'projectIdInvalid',
}

/** Alerts for refusals, by error code and reason. */
const refusals = new Map<unknown, { readonly [reason in string]?: AlertKey }>([
  ['FRAME_REFUSED', frameAlerts],
  ['RELAY_REFUSED', relayAlerts],
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
  const chain = getErrorChain(error)
  const [key = getServiceRefusal(chain)] = chain.flatMap(getRefusal)
  if (key) return { display: 'alert', key }
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

function getRefusal(error: unknown): AlertKey | [] {
  const reason = getMember(error, 'reason')
  const keys = Object.entries(refusals.get(getMember(error, 'code')) ?? {})
  return keys.find(([name]) => name === reason)?.[1] ?? []
}

const refusal = /origin not (?:found on allowlist|allowed)/i

/** Whether a service does not know the project, or not allow this origin. */
function getServiceRefusal(chain: readonly unknown[]): AlertKey | undefined {
  const isUnknown = chain.some(
    (item) =>
      getMember(item, 'code') === 'UNKNOWN_PROJECT' ||
      hasStatus(item, 401) ||
      (hasStatus(item, 403) &&
        isProjectRefusal(String(getMember(item, 'reason') ?? ''))),
  )
  if (isUnknown) return 'projectIdInvalid'
  const isOriginRefused = chain.some(
    (item) =>
      getMember(item, 'code') === 'ORIGIN_NOT_ALLOWED' ||
      refusal.test(getErrorText(item) ?? '') ||
      hasStatus(item, 403),
  )
  return isOriginRefused ? 'invalidAppConfiguration' : undefined
}

/** Errors of the app's own RPC nodes do not count. */
function hasStatus(error: unknown, status: number) {
  return (
    error instanceof ApiRequestError &&
    error.status === status &&
    getMember(error.cause, 'name') !== 'HttpRequestError'
  )
}
