import type { AccountNamespace } from '../account/account.js'
import type { Wallet } from '../wallet/wallet.js'

/** The views of the modal, each with the data it can be opened with. */
export type ModalViews = {
  Connect: { redirectView?: ModalView | undefined }
  ConnectingExternal: {
    walletId: string
    /** Default `eip155`. */
    namespace?: AccountNamespace | undefined
  }
  ConnectingWalletConnect: {
    /** One of `useWallets`; default any wallet that scans the code. */
    wallet?: Wallet | undefined
    /** Default the wallet's, without one `eip155`. */
    namespace?: AccountNamespace | undefined
  }
  AllWallets: undefined
  EmailVerifyOtp: undefined
  EmailVerifyDevice: undefined
  Account: undefined
  ProfileWallets: undefined
  Networks: undefined
  UnsupportedChain: undefined
  WalletReceive: undefined
  WalletSend: undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  ApproveTransaction: undefined
}

/** Name of a view of the modal, such as `WalletSend`. */
export type ModalView = keyof ModalViews

/** A view of the stack, with its data. */
export type ModalEntry = {
  [view in ModalView]: { view: view; data?: ModalViews[view] | undefined }
}[ModalView]

/** What the modal shows: the last entry of the stack, while it is open. */
export type ModalState = {
  isOpen: boolean
  /** Its code could not be fetched when it was to open. */
  hasFailed: boolean
  /** While it shakes, because it cannot be closed now. */
  isShaking: boolean
  /** Wallet (connector uid) that was active when it was opened. */
  openedWith?: string | undefined
  /** Never empty. */
  stack: readonly ModalEntry[]
}

/** Views on the way to a connection; everything else needs an account. */
export const connectViews: readonly ModalView[] = [
  'Connect',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'AllWallets',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
]

export const closedModal: ModalState = {
  isOpen: false,
  hasFailed: false,
  isShaking: false,
  stack: [{ view: 'Connect' }],
}
