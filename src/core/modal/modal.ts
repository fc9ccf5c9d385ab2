import type { AccountNamespace } from '../account/account.js'
import type { SocialProvider } from '../ports.js'
import type { Wallet } from '../wallet.js'

/** The views of the modal, each with the data it can be opened with. */
export type ModalViews = {
  Connect: {
    redirectView?: ModalView | undefined
    /** Only wallets of that kind of network; default all. */
    namespace?: AccountNamespace | undefined
  }
  ConnectingExternal: {
    walletId: string
    /** Default `eip155`. */
    namespace?: AccountNamespace | undefined
    /** The whole of it, where it has links: then other ways are offered too. */
    wallet?: Wallet | undefined
  }
  ConnectingWalletConnect: {
    /** One of `useWallets`; default any wallet that scans the code. */
    wallet?: Wallet | undefined
    /** Default the wallet's, without one `eip155`. */
    namespace?: AccountNamespace | undefined
  }
  ConnectingWalletConnectBasic: {
    redirectView?: ModalView | undefined
    /** Default `eip155`. */
    namespace?: AccountNamespace | undefined
  }
  ConnectingMultiChain: {
    /** Of any kind of network. */
    walletId: string
  }
  ConnectWallets: undefined
  ConnectSocials: undefined
  ConnectingSocial: {
    /** Default asks which one. */
    provider?: SocialProvider | undefined
  }
  ConnectingFarcaster: undefined
  AllWallets: {
    redirectView?: ModalView | undefined
    /** Only wallets of that kind of network; default all. */
    namespace?: AccountNamespace | undefined
  }
  Create: { redirectView?: ModalView | undefined }
  EmailVerifyOtp: undefined
  EmailVerifyDevice: undefined
  Account: {
    /** Default the tokens, also where that one is not offered. */
    tab?: AccountTab | undefined
  }
  AccountSettings: undefined
  Transactions: undefined
  SmartSessionList: undefined
  /** What `wallet_grantPermissions` has answered; shown as foreign text. */
  SmartSessionCreated: {
    /** Unix seconds. */
    expiry?: number | undefined
    permissions?: readonly { type: string }[] | undefined
  }
  UpdateEmailWallet: undefined
  UpdateEmailPrimaryOtp: undefined
  UpdateEmailSecondaryOtp: undefined
  ProfileWallets: undefined
  Networks: undefined
  SwitchNetwork: {
    /** Number of an EVM chain, CAIP-2 id of a cluster. */
    chainId: number | string
  }
  SwitchActiveChain: {
    /** The kind of network that is needed. */
    namespace: AccountNamespace
    /** Shown afterwards; default the view before. */
    redirectView?: ModalView | undefined
  }
  WalletCompatibleNetworks: undefined
  UnsupportedChain: undefined
  WalletReceive: undefined
  WalletSend: {
    /** An address, a name, or a payment link (EIP-681, Solana Pay). */
    to?: string | undefined
  }
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  /** A send or swap that has landed, as it was confirmed. */
  TransactionComplete: {
    caipNetworkId: string
    hash: string
    /** What was paid, such as `1.5 ETH`. */
    subject: string
    /** Address of a send's receiver, and the name it was given by. */
    to?: string | undefined
    name?: string | undefined
    /** What a swap has given, such as `2.9 USDC`. */
    received?: string | undefined
    /** It is what was expected: the chain has not written it down. */
    isEstimate?: boolean | undefined
  }
  ApproveTransaction: undefined
  Swap: undefined
  /** Which side is chosen for, default what is paid. */
  SwapSelectToken: { target: 'from' | 'to' }
  SwapPreview: undefined
  OnRampProviders: undefined
  OnRampFiatSelect: undefined
  OnRampTokenSelect: undefined
  BuyInProgress: undefined
  WhatIsABuy: undefined
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: {
    /** The full name; without it the view does not name it. */
    name?: string | undefined
  }
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  Downloads: {
    /** One of `useWallets`; without it the view leads to them. */
    wallet?: Wallet | undefined
  }
  UsageExceeded: undefined
}

/** What the account shows beneath its actions. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** Name of a view of the modal, such as `WalletSend`. */
export type ModalView = keyof ModalViews

/** A view of the stack, with its data. */
export type ModalEntry = {
  [view in ModalView]: { view: view; data?: ModalViews[view] | undefined }
}[ModalView]

/** What the modal is opened with; by itself it finds the right view. */
export type ModalStart = {
  [key in keyof ModalEntry]?: ModalEntry[key] | undefined
} & {
  /** The kind of network that is needed; default the one in use. */
  namespace?: AccountNamespace | undefined
}

/** What the modal shows: the last entry of the stack, while it is open. */
export type ModalState = {
  isOpen: boolean
  /** It stands in the page, always open, and starts at this view. */
  embedded?: ModalStart | undefined
  /** Its code could not be fetched when it was to open. */
  hasFailed: boolean
  /** While it shakes, because it cannot be closed now. */
  isShaking: boolean
  /** Wallet (connector uid) that was active when it was opened. */
  openedWith?: string | undefined
  /** Never empty. */
  stack: readonly ModalEntry[]
}

export const closedModal: ModalState = {
  isOpen: false,
  hasFailed: false,
  isShaking: false,
  stack: [{ view: 'Connect' }],
}
