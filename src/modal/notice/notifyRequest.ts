import { showErrorToast } from '../../actions/notice/showErrorToast.js'
import { getNotice } from '../../core/notice/getNotice.js'
import type { Kit } from '../../createKit.js'

/**
 * Shows a toast when a mutation that asks a wallet for a signature was declined
 * or is not allowed. Other mutations show their failures themselves.
 */
export function notifyRequest(
  kit: Kit,
  { error, mutationKey }: notifyRequest.Parameters,
): void {
  if (!isRequest(mutationKey)) return
  const notice = getNotice(error)
  if (notice.display === 'toast' && requestKeys.includes(notice.key))
    showErrorToast(kit, notice)
}

export declare namespace notifyRequest {
  type Parameters = {
    error: unknown
    mutationKey: readonly unknown[] | undefined
  }
}

const requestKeys: readonly unknown[] = [
  'actionNotAllowed',
  'signatureDeclined',
]

/** The kit's other mutations show their failures next to what failed. */
const ownRequests: readonly unknown[] = ['sendToken', 'signText', 'swap']

/** These ask for no signature. */
const connections: readonly unknown[] = [
  'connect',
  'disconnect',
  'reconnect',
  'switchAccount',
  'switchChain',
  'switchConnection',
]

function isRequest(key: readonly unknown[] | undefined) {
  return key?.[0] === 'latchkey'
    ? ownRequests.includes(key[1])
    : !connections.includes(key?.[0])
}
