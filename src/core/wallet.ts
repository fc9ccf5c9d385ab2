import type { AccountNamespace } from './account/account.js'
import type { ConnectorType } from './features/features.js'

/** How a wallet is connected. */
export type WalletType =
  /** One wallet in several namespaces, listed in `entries`. */
  | 'MULTI_CHAIN'
  /** Announced itself (EIP-6963, Wallet Standard). */
  | 'ANNOUNCED'
  /** Injected into the page where its connector looks for it. */
  | 'INJECTED'
  /** Has its own connector, for example Coinbase or Safe. */
  | 'EXTERNAL'
  /** Uses WalletConnect: a QR code, or a link to its app. */
  | 'WALLET_CONNECT'

/** Links to a wallet's app. Untrusted, but never a script URL. */
export type WalletLinks = {
  /** URL that opens the mobile app, for example `metamask://`. */
  mobile?: string | undefined
  /** HTTP(S) URL that opens the mobile app. */
  universal?: string | undefined
  desktop?: string | undefined
  /** HTTP(S) URL of the web wallet. */
  webapp?: string | undefined
  appStore?: string | undefined
  playStore?: string | undefined
  chromeStore?: string | undefined
  homepage?: string | undefined
}

/** A wallet that can be connected. */
export type Wallet = {
  /** Unique within the list. */
  key: string
  /** Namespace it connects to; the first one if there are several. */
  namespace: AccountNamespace
  /**
   * ID to pass to `connect`: of a connector, a Solana wallet, or an explorer
   * wallet.
   */
  id: string
  /** Sanitized name, at most 64 characters. */
  name: string
  /** URL of an image that is safe in an `<img>`. */
  icon: string | undefined
  /** Distinguishes wallets with the same name: its ID or its namespace. */
  hint: string | undefined
  type: WalletType
  /** Group of the list it belongs to. */
  group: ConnectorType
  /** Whether it is installed in this browser. */
  isInstalled: boolean
  /**
   * Whether its adapter can connect without being installed, by opening its own
   * page.
   */
  isLoadable?: boolean | undefined
  /** Whether it was used most recently. */
  isRecent: boolean
  /** `connector.uid` of its accounts. */
  connectorUid: string
  /** For `MULTI_CHAIN`: what to connect in each namespace. */
  entries?:
    | readonly {
        namespace: AccountNamespace
        id: string
        connectorUid: string
      }[]
    | undefined
  /** EIP-6963 identifier, if known. */
  rdns?: string | undefined
  /** ID in the wallet explorer, if known. */
  explorerId?: string | undefined
  /** Rank in the explorer; lower ranks come first. */
  order?: number | undefined
  /** CAIP-2 IDs of the networks it supports; empty if unknown. */
  chains?: readonly string[] | undefined
  links?: WalletLinks | undefined
}

/** A wallet the app adds to the list. Connected through WalletConnect. */
export type CustomWallet = {
  id: string
  name: string
  /** Image URL. */
  imageUrl?: string | undefined
  rdns?: string | undefined
  chains?: readonly string[] | undefined
  links?: WalletLinks | undefined
}

/** The `wallets` option of `createKit`. */
export type WalletOptions = {
  /** Explorer IDs. Only these explorer wallets are listed. */
  include?: readonly string[] | undefined
  /** Explorer IDs, rdns or names of wallets that are never listed. */
  exclude?: readonly string[] | undefined
  /** Explorer IDs of wallets listed before the others, in order. */
  featured?: readonly string[] | undefined
  custom?: readonly CustomWallet[] | undefined
  /**
   * Pictures of wallets, by name, rdns or explorer ID: an image URL, or the
   * markup of an SVG. They take precedence over the explorer's. A wallet that
   * is installed keeps the picture it announces. Others are ignored.
   */
  images?: Readonly<Record<string, string>> | undefined
  /**
   * Whether wallets that announce themselves to the page (EIP-6963, Wallet
   * Standard) are listed; default true.
   */
  announced?: boolean | undefined
  /** Entry for the list of all wallets; default `SHOW`. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Opens apps through HTTP(S) links if the wallet has one; default false. */
  preferUniversalLinks?: boolean | undefined
}
