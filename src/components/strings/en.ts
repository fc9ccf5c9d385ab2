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
    notLoaded: "Couldn't load this screen",
    notLoadedHint: 'Check your connection. Nothing has changed.',
    unknownNetwork: 'Unknown Network',
  },
  titles: {
    Connect: 'Connect',
    ConnectingExternal: 'Connect',
    ConnectingWalletConnect: 'Connect',
    ConnectingWalletConnectBasic: 'Connect',
    ConnectingMultiChain: 'Choose a network',
    ConnectWallets: 'Wallets',
    ConnectSocials: 'Social sign-in',
    ConnectingSocial: 'Sign in',
    ConnectingFarcaster: 'Sign in with Farcaster',
    AllWallets: 'All wallets',
    Create: 'Create a wallet',
    EmailVerifyOtp: 'Confirm email',
    EmailVerifyDevice: 'New device',
    UpdateEmailWallet: 'Change email',
    UpdateEmailPrimaryOtp: 'Confirm current email',
    UpdateEmailSecondaryOtp: 'Confirm new email',
    Account: 'Account',
    AccountSettings: 'Settings',
    Transactions: 'Activity',
    SmartSessionList: 'App permissions',
    SmartSessionCreated: 'Permission granted',
    ProfileWallets: 'Your wallets',
    Networks: 'Network',
    SwitchNetwork: 'Switch network',
    SwitchActiveChain: 'Switch account',
    WalletCompatibleNetworks: 'Your networks',
    UnsupportedChain: 'Unsupported network',
    WalletReceive: 'Receive',
    WalletSend: 'Send',
    WalletSendSelectToken: 'Choose a token',
    WalletSendPreview: 'Review send',
    TransactionComplete: 'Transaction complete',
    ApproveTransaction: 'Approve',
    Swap: 'Swap',
    SwapSelectToken: 'Choose a token',
    SwapPreview: 'Review swap',
    OnRampProviders: 'Buy',
    OnRampFiatSelect: 'Choose a currency',
    OnRampTokenSelect: 'Choose what to buy',
    BuyInProgress: 'Your purchase',
    WhatIsABuy: 'How buying works',
    ChooseAccountName: 'Get a name',
    RegisterAccountName: 'Register a name',
    RegisterAccountNameSuccess: 'Name registered',
    WhatIsAWallet: 'What is a wallet?',
    WhatIsANetwork: 'What is a network?',
    GetWallet: 'Get a wallet',
    Downloads: 'Download',
    UsageExceeded: 'Unavailable',
  },
}

export type Strings = typeof en
