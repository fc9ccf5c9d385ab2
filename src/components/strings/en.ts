import { button } from './button.js'
import { login } from './login.js'
import { notices } from './notices.js'

/**
 * What the modal starts with, in English; `enInside` has what comes with the
 * account. Titles, labels and failures end without a full stop, what explains
 * them ends with one.
 */
export const en = {
  button,
  login,
  notices,
  common: {
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    copied: 'Copied',
    loading: 'Loading',
    notLoaded: 'This part could not be loaded',
    notLoadedHint: 'Check the connection. Nothing has changed.',
  },
  titles: {
    Connect: 'Connect',
    ConnectingExternal: 'Connect',
    ConnectingWalletConnect: 'Connect',
    AllWallets: 'All wallets',
    EmailVerifyOtp: 'Confirm email',
    EmailVerifyDevice: 'New device',
    Account: 'Account',
    ProfileWallets: 'Your wallets',
    Networks: 'Network',
    UnsupportedChain: 'Unsupported network',
    WalletReceive: 'Receive',
    WalletSend: 'Send',
    WalletSendSelectToken: 'Choose a token',
    WalletSendPreview: 'Check and send',
    ApproveTransaction: 'Approve',
  },
}

export type Strings = typeof en
