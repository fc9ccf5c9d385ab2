// Generated from src/components/languages/en/start.json.
// Edit that, then run `npm run messages`.

import { button } from './button.js'
import { login } from './login.js'
import { notices } from './notices.js'
import { opening } from './opening.js'

/**
 * English strings needed first; `enInside` has those needed later. Titles,
 * labels and errors have no period at the end. Explanations do.
 */
export const en = {
  button,
  login,
  notices,
  common: {
    ...opening.common,
    back: 'Back',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    copied: 'Copied',
    notLoaded: "Couldn't load this screen",
    notLoadedHint: 'Check your connection. Nothing has changed.',
    unknownNetwork: 'Unknown Network',
  },
  titles: {
    ...opening.titles,
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
    AccountSettings: 'Settings',
    Transactions: 'Activity',
    SmartSessionList: 'App permissions',
    SmartSessionCreated: 'Permission granted',
    ProfileWallets: 'Your wallets',
    SwitchNetwork: 'Switch network',
    SwitchActiveChain: 'Switch account',
    WalletCompatibleNetworks: 'Your networks',
    UnsupportedChain: 'Unsupported network',
    WalletReceive: 'Receive',
    WatchToken: 'Add token',
    WalletSend: 'Send',
    WalletSendSelectToken: 'Choose a token',
    WalletSendPreview: 'Review send',
    TransactionComplete: 'Transaction complete',
    ApproveTransaction: 'Approve',
    SIWXSignMessage: 'Sign in',
    DataCapture: 'Email address',
    DataCaptureOtpConfirm: 'Confirm email',
    Swap: 'Swap',
    SwapSelectToken: 'Choose a token',
    SwapPreview: 'Review swap',
    OnRampProviders: 'Buy',
    OnRampFiatSelect: 'Choose a currency',
    OnRampTokenSelect: 'Choose what to buy',
    Pay: 'Pay',
    PayLoading: 'Pay',
    PayQuote: 'Pay',
    FundWallet: 'Add funds',
    PayWithExchange: 'Add funds',
    PayWithExchangeSelectAsset: 'Choose a token',
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
