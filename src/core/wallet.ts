import type { AccountNamespace } from './account/account.js'
import type { ConnectorType } from './features/features.js'

/** How a wallet is connected. */
export type WalletType =
  /** One wallet on several kinds of networks: `entries` has them. */
  | 'MULTI_CHAIN'
  /** Announced itself (EIP-6963, wallet standard). */
  | 'ANNOUNCED'
  /** In the page, at a place that its connector knows. */
  | 'INJECTED'
  /** A connector of its own, such as Coinbase's or Safe's. */
  | 'EXTERNAL'
  /** By WalletConnect: by QR code, or by a link to its app. */
  | 'WALLET_CONNECT'

/** Where a wallet's app is, and how it is opened. Foreign, yet never a script. */
export type WalletLinks = {
  /** Address that opens the app on a phone, such as `metamask://`. */
  mobile?: string | undefined
  /** http(s) address that does the same. */
  universal?: string | undefined
  desktop?: string | undefined
  /** http(s) address of the wallet as a page. */
  webapp?: string | undefined
  appStore?: string | undefined
  playStore?: string | undefined
  chromeStore?: string | undefined
  homepage?: string | undefined
}

/** A wallet that can be connected. */
export type Wallet = {
  /** Unlike that of any other wallet of the list. */
  key: string
  /** The kind of network it is connected on, of several the first. */
  namespace: AccountNamespace
  /** What `connect` takes: id of a connector, a Solana wallet, or a wallet of the explorer. */
  id: string
  /** Cleaned, at most 64 characters. */
  name: string
  /** Address of a picture that may be shown in an `<img>`. */
  icon: string | undefined
  /** Tells wallets of one name apart: its id, or its kind of network. */
  hint: string | undefined
  type: WalletType
  /** The group of the list it stands in. */
  group: ConnectorType
  /** Found in this browser. */
  isInstalled: boolean
  /** Not installed, yet its adapter connects from here by a page of its own. */
  isLoadable?: boolean | undefined
  /** The one that was used last. */
  isRecent: boolean
  /** `connector.uid` of its accounts. */
  connectorUid: string
  /** Of a MULTI_CHAIN wallet: what to connect for which kind of network. */
  entries?:
    | readonly {
        namespace: AccountNamespace
        id: string
        connectorUid: string
      }[]
    | undefined
  /** EIP-6963 name, where it is known. */
  rdns?: string | undefined
  /** Id in the wallet explorer, where it is known. */
  explorerId?: string | undefined
  /** Rank in the explorer: the lower, the sooner. */
  order?: number | undefined
  /** CAIP-2 ids of the networks it is said to know; empty: not told. */
  chains?: readonly string[] | undefined
  links?: WalletLinks | undefined
}

/** A wallet that an app adds to the list; connected by WalletConnect. */
export type CustomWallet = {
  id: string
  name: string
  /** Address of a picture. */
  imageUrl?: string | undefined
  rdns?: string | undefined
  chains?: readonly string[] | undefined
  links?: WalletLinks | undefined
}

/** What `createKit({ wallets })` takes. */
export type WalletOptions = {
  /** Explorer ids: no other wallet of the explorer is listed. */
  include?: readonly string[] | undefined
  /** Explorer ids, rdns or names of wallets that are never listed. */
  exclude?: readonly string[] | undefined
  /** Explorer ids of wallets to stand before the others, in order. */
  featured?: readonly string[] | undefined
  custom?: readonly CustomWallet[] | undefined
  /**
   * Whether wallets that announce themselves to the page (EIP-6963, Wallet
   * Standard) are listed; default true.
   */
  announced?: boolean | undefined
  /** The way to the list of all wallets; default `SHOW`. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Opens apps by http(s) links where a wallet has one; default false. */
  preferUniversalLinks?: boolean | undefined
}
