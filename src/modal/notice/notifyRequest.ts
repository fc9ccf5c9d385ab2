import { notifyError } from '../../actions/notice/notifyError.js'
import { FRAME_REPLY } from '../../core/constants/frame.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import type { ModalView } from '../../core/modal/modal.js'
import type { AlertKey } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'
import { getNotice } from '../../features/notices/getNotice.js'
import { showAlert } from '../../features/notices/showAlert.js'
import { showErrorToast } from '../../features/notices/showErrorToast.js'
import { sendViews } from '../send/sendViews.js'
import { isViewShown } from '../stack/isViewShown.js'
import { swapViews } from '../swap/swapViews.js'

/**
 * Shows why a mutation of the page has failed, whichever hook it uses: a toast
 * when a wallet was asked for a signature and declined it or does not allow it;
 * an alert when the embedded wallet has lost its session or does not answer,
 * and when the network is not configured. Other mutations show their failures
 * themselves.
 */
export function notifyRequest(
  kit: Kit,
  { error, mutationKey }: notifyRequest.Parameters,
): void {
  const notice = getNotice(error)
  const isAlert = notice.display === 'alert'
  if (isAlert && isOfFrame(error, notice.key)) notifyError(kit, error)
  // The error of wagmi's hooks; the kit's own action shows the alert itself.
  else if (
    mutationKey?.[0] === 'switchChain' &&
    hasName(error, 'ChainNotConfiguredError')
  )
    showAlert(kit, { key: 'networkNotFound', variant: 'error' })
  else if (
    isRequest(kit, mutationKey) &&
    notice.display === 'toast' &&
    requestKeys.includes(notice.key)
  )
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

/**
 * Whether the embedded wallet has caused the alert. Other wallets refuse with
 * 4100 too, without a session that could expire.
 */
function isOfFrame(error: unknown, key: AlertKey) {
  if (key === 'walletNotLoaded' || key === 'walletTimedOut') return true
  return key === 'sessionExpired' && hasName(error, FRAME_REPLY)
}

/**
 * The kit's other mutations show their failures next to what failed, and so
 * does the modal's view of these.
 */
const ownRequests: Readonly<Record<string, readonly ModalView[]>> = {
  sendToken: Object.values(sendViews),
  signText: [],
  swap: Object.values(swapViews),
}

/** These do so in the modal, so while it is closed the app has made them. */
const modalRequests: readonly unknown[] = [
  'exportWallet',
  'manageDevices',
  'grantPermissions',
  'pay',
  'registerName',
  'resetAccount',
  'revokePermissions',
]

/** These ask for no signature. */
const connections: readonly unknown[] = [
  'connect',
  'disconnect',
  'reconnect',
  'switchAccount',
  'switchChain',
  'switchConnection',
]

function isRequest(kit: Kit, key: readonly unknown[] | undefined) {
  if (key?.[0] !== 'latchkey') return !connections.includes(key?.[0])
  const name = String(key[1])
  if (modalRequests.includes(name))
    return !kit.store.get(kit.atoms.modal).isOpen
  if (!Object.hasOwn(ownRequests, name)) return false
  return !ownRequests[name]?.some((view) => isViewShown(kit, view))
}

function hasName(error: unknown, name: string) {
  return getErrorChain(error).some((item) => getMember(item, 'name') === name)
}
