import type { LoginMethod } from '../login/orderLoginMethods.js'

/** Social logins of the embedded wallet. */
export type SocialProvider =
  | 'google'
  | 'x'
  | 'discord'
  | 'farcaster'
  | 'github'
  | 'apple'
  | 'facebook'

/** What can be done with an account. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Kinds of wallets in the list, as they can be ordered. */
export type ConnectorType =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** Features that the project's dashboard decides. */
export type RemoteFeatures = {
  /** Login by email. */
  email: boolean
  /** Social logins, in order. */
  socials: readonly SocialProvider[] | false
  /** Names of the swap providers. */
  swaps: readonly string[] | false
  /** Names of the onramp providers, in order. */
  onramp: readonly string[] | false
  /** The account's history. */
  activity: boolean
  /** The operator's mark in the interface. */
  branding: boolean
  /** Several wallets at a time. */
  multiWallet: boolean
  /** Asks for an email after connecting; `required` when it must be given. */
  emailCapture: readonly string[] | false
  payWithExchange: boolean
  payments: boolean
  /** The operator's own sign-in. */
  authentication: boolean
  headless: boolean
}

/** Features that only the page decides. */
export type LocalFeatures = {
  receive: boolean
  send: boolean
  /** Wallets beside the email login at once, not behind a button. */
  emailShowWallets: boolean
  analytics: boolean
  /** A way to the list of all wallets. */
  allWallets: boolean
  /** A box to be ticked for the terms before one can connect. */
  legalCheckbox: boolean
  smartSessions: boolean
  /** Wallets behind one button when there are other ways to connect. */
  collapseWallets: boolean
  pay: boolean
  walletFeaturesOrder: readonly WalletFeature[]
  connectorTypeOrder: readonly ConnectorType[]
  /** `undefined`: email, social, wallet; wallets first when one is installed. */
  connectMethodsOrder: readonly LoginMethod[] | undefined
}

/**
 * What `createKit({ features })` takes. A list can be `true`, which means its
 * default. The first group counts until the dashboard says otherwise.
 */
export type FeatureOptions = {
  email?: boolean | undefined
  socials?: boolean | readonly SocialProvider[] | undefined
  swaps?: boolean | readonly string[] | undefined
  onramp?: boolean | readonly string[] | undefined
  activity?: boolean | undefined
  branding?: boolean | undefined
  authentication?: boolean | undefined
} & { [name in keyof LocalFeatures]?: LocalFeatures[name] | undefined }
