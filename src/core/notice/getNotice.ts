import { ACTION_NOT_ALLOWED_DELAY_MS } from '../constants.js'
import { ApiRequestError } from '../errors/api.js'
import { getErrorChain } from '../errors/getErrorChain.js'
import { getErrorCode } from '../errors/getErrorCode.js'
import { getErrorText } from '../errors/getErrorText.js'
import { getMember } from '../errors/getMember.js'
import type { AlertKey, ToastKey } from '../notice.js'

/** The one table of where a failure is shown: what is not here is inline. */
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

/** What any other failure of a piece of work is shown as. */
const byTask: Readonly<Record<NoticeTask, Notice>> = {
  authenticate: { display: 'toast', key: 'authenticationFailed' },
  disconnect: { display: 'toast', key: 'failedToDisconnect' },
  readBalances: { display: 'toast', key: 'balanceUnavailable' },
  useSmartAccount: { display: 'toast', key: 'smartAccountsUnsupported' },
}

/**
 * Where a failure is shown: in an alert, which somebody has to see to; in a
 * toast, in passing; or `inline`, beside what has failed.
 *
 * @param error - anything that was thrown
 * @param task - what was being done, where the error alone does not tell
 *
 * @example
 * getNotice(new FrameLoadError()) // { display: 'alert', key: 'walletNotLoaded' }
 */
export function getNotice(
  error: unknown,
  task?: NoticeTask | undefined,
): getNotice.ReturnType {
  if (isClockRefused(error)) return { display: 'alert', key: 'sessionExpired' }
  if (isAppRefused(error))
    return { display: 'alert', key: 'invalidAppConfiguration' }
  const notice = byCode.get(getErrorCode(error)) ?? (task && byTask[task])
  return notice ?? { display: 'inline' }
}

export declare namespace getNotice {
  type ReturnType = Notice | { display: 'inline' }
}

/** What was being done when it failed. */
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
      /** Wait before it is shown, in milliseconds. */
      delayMs?: number | undefined
    }

const RELAY_REFUSED = 'RELAY_REFUSED'

/** The relay takes no token that is not valid yet. */
function isClockRefused(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      getMember(item, 'code') === RELAY_REFUSED &&
      getMember(item, 'reason') === 'clock',
  )
}

const refusal = /origin not (?:found on allowlist|allowed)/i

/** The service does not know the project, or not this page as one of its. */
function isAppRefused(error: unknown) {
  return getErrorChain(error).some((item) => {
    const code = getMember(item, 'code')
    if (code === 'ORIGIN_NOT_ALLOWED' || code === RELAY_REFUSED) return true
    if (refusal.test(getErrorText(item) ?? '')) return true
    // Nodes of the app's own answer so too: those are no matter of ours.
    if (!(item instanceof ApiRequestError)) return false
    const isOurs = getMember(item.cause, 'name') !== 'HttpRequestError'
    return isOurs && (item.status === 401 || item.status === 403)
  })
}
