import type { AccountNamespace } from '../account/account.js'
import type { PayRequest } from '../pay/payRequest.js'
import type { SocialProvider } from '../ports.js'
import type { Wallet } from '../wallet.js'

/** Views of the modal and the data they can be opened with. */
export type ModalViews = {
  Connect: {
    redirectView?: ModalView | undefined
    redirectData?: RedirectData
    /** Shows only wallets of this namespace; default all. */
    namespace?: AccountNamespace | undefined
    /** Shows only the logins of the embedded wallet. */
    isLogin?: boolean | undefined
  }
  ConnectingExternal: {
    walletId: string
    /** Default `eip155`. */
    namespace?: AccountNamespace | undefined
    /**
     * The wallet, if it has links: other ways to connect are then offered too.
     */
    wallet?: Wallet | undefined
  }
  ConnectingWalletConnect: {
    /** A wallet from `useWallets`; default any wallet that scans the code. */
    wallet?: Wallet | undefined
    /** Default: the wallet's namespace, or `eip155` without a wallet. */
    namespace?: AccountNamespace | undefined
  }
  ConnectingWalletConnectBasic: {
    redirectView?: ModalView | undefined
    redirectData?: RedirectData
    /** Default `eip155`. */
    namespace?: AccountNamespace | undefined
  }
  ConnectingMultiChain: {
    /** Wallet of any namespace. */
    walletId: string
  }
  ConnectWallets: undefined
  ConnectSocials: undefined
  ConnectingSocial: {
    /** If omitted, the user chooses the provider. */
    provider?: SocialProvider | undefined
  }
  ConnectingFarcaster: undefined
  AllWallets: {
    redirectView?: ModalView | undefined
    redirectData?: RedirectData
    /** Shows only wallets of this namespace; default all. */
    namespace?: AccountNamespace | undefined
  }
  Create: Redirect
  EmailVerifyOtp: undefined
  EmailVerifyDevice: undefined
  Account: {
    /** Default the tokens, also if the tab is not available. */
    tab?: AccountTab | undefined
    /** ID of the NFT to show in its tab; default their list. */
    nft?: string | undefined
  }
  AccountSettings: undefined
  Transactions: undefined
  SmartSessionList: undefined
  /** Response to `wallet_grantPermissions`, shown as untrusted text. */
  SmartSessionCreated: {
    /** Name of the app the permissions are for. */
    app?: string | undefined
    /** Unix time in seconds. */
    expiry?: number | undefined
    permissions?: readonly { type: string; data?: unknown }[] | undefined
  }
  UpdateEmailWallet: undefined
  UpdateEmailPrimaryOtp: undefined
  UpdateEmailSecondaryOtp: undefined
  ProfileWallets: undefined
  Networks: undefined
  SwitchNetwork: {
    /** EVM chain ID, or CAIP-2 ID of a Solana cluster. */
    chainId: number | string
    /** View to show afterwards; default the previous view. */
    redirectView?: ModalView | undefined
    redirectData?: RedirectData
  }
  SwitchActiveChain: {
    /** The required namespace. */
    namespace: AccountNamespace
    /** View to show afterwards; default the previous view. */
    redirectView?: ModalView | undefined
    redirectData?: RedirectData
  }
  WalletCompatibleNetworks: undefined
  Currency: undefined
  Contacts: undefined
  UnsupportedChain: undefined
  /** Asks whether to list a token that the page has named (EIP-747). */
  WatchToken: undefined
  WalletReceive: undefined
  WalletSend: {
    /** Address, name or payment link (EIP-681, Solana Pay). */
    to?: string | undefined
  }
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  /** A confirmed send or swap. */
  TransactionComplete: {
    caipNetworkId: string
    hash: string
    /** Amount paid, for example `1.5 ETH`. */
    subject: string
    /** Receiver address of a send, and the name that was entered for it. */
    to?: string | undefined
    name?: string | undefined
    /** Amount received in a swap, for example `2.9 USDC`. */
    received?: string | undefined
    /**
     * Whether `received` is only the expected amount, because the chain did not
     * record the actual one.
     */
    isEstimate?: boolean | undefined
  }
  ApproveTransaction: undefined
  /** Asks for a signature to sign in. */
  SIWXSignMessage: {
    /** Whether it can only be left by signing in or by disconnecting. */
    isRequired?: boolean | undefined
    /** View to show afterwards. */
    redirectView?: ModalView | undefined
    redirectData?: RedirectData
  }
  /** Asks for the user's email address before signing in. */
  DataCapture: {
    /** Whether the user may continue without one. */
    isSkippable?: boolean | undefined
    /** As those of `SIWXSignMessage`, which follows. */
    isRequired?: boolean | undefined
    redirectView?: ModalView | undefined
    redirectData?: RedirectData
  }
  /** Asks for the emailed code. */
  DataCaptureOtpConfirm: {
    /** Address that the code was sent to. */
    email: string
  }
  Swap: undefined
  /** Side of the swap to choose a token for; default the token to pay. */
  SwapSelectToken: { target: 'from' | 'to' }
  SwapPreview: undefined
  /** A payment; kept while the user connects a wallet. */
  Pay: PayRequest
  PayLoading: undefined
  PayQuote: undefined
  FundWallet: undefined
  PayWithExchange: undefined
  PayWithExchangeSelectAsset: undefined
  OnRampProviders: undefined
  OnRampFiatSelect: undefined
  OnRampTokenSelect: undefined
  BuyInProgress: undefined
  WhatIsABuy: undefined
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: {
    /** Full name; if omitted, the view does not show it. */
    name?: string | undefined
  }
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  Downloads: {
    /** A wallet from `useWallets`; if omitted, the view links to the list. */
    wallet?: Wallet | undefined
  }
  UsageExceeded: undefined
}

type Redirect = {
  redirectView?: ModalView | undefined
  redirectData?: RedirectData
}

/** Data of `redirectView`. */
type RedirectData = ModalEntry['data']

/** Tabs of the account view. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** Name of a modal view, for example `WalletSend`. */
export type ModalView = keyof ModalViews

/** An entry of the view stack, with its data. */
export type ModalEntry = {
  [view in ModalView]: { view: view; data?: ModalViews[view] | undefined }
}[ModalView]

/** How to open the modal. By default it chooses the view itself. */
export type ModalStart = {
  [key in keyof ModalEntry]?: ModalEntry[key] | undefined
} & {
  /** Required namespace; default the active one. */
  namespace?: AccountNamespace | undefined
}

/** State of the modal. It shows the last entry of the stack while open. */
export type ModalState = {
  isOpen: boolean
  /**
   * Set when the modal is rendered inline: always open, with this initial view.
   */
  embedded?: ModalStart | undefined
  /** Whether its code failed to load when it was opened. */
  hasFailed: boolean
  /**
   * Whether it shows a loading state instead of its view. Ends when it closes.
   */
  isLoading?: boolean | undefined
  /** Whether it is shaking because it cannot be closed now. */
  isShaking: boolean
  /** Connector uid of the wallet that was active when it was opened. */
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

/** Returns the current entry, also while the modal is closed. */
export function getModalEntry({ stack }: ModalState): ModalEntry {
  return stack.at(-1) ?? { view: 'Connect' }
}
