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

/** Features of a connected account. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Wallet groups in the list, which can be reordered. */
export type ConnectorType =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** Features controlled by the project's dashboard. */
export type RemoteFeatures = {
  /** Email login. */
  email: boolean
  /** Social logins, in order. */
  socials: readonly SocialProvider[] | false
  /** Login with a passkey. */
  passkey: boolean
  /** Accounts of one browser, without a login at first. */
  guest: boolean
  /** Names of the swap providers. */
  swaps: readonly string[] | false
  /** Names of the onramp providers, in order. */
  onramp: readonly string[] | false
  /** Transaction history of the account. */
  activity: boolean
  /** Branding of the service operator. No component shows it. */
  branding: boolean
  /**
   * Multiple connected wallets. They can always be connected, whatever the
   * dashboard says.
   */
  multiWallet: boolean
  /** Asks for an email before signing in; mandatory with `required`. */
  emailCapture: readonly string[] | false
  /** 'Add funds' with a deposit from an exchange. */
  payWithExchange: boolean
  /** 'Add funds' without exchanges. */
  payments: boolean
  /** Sign-in at the hosted service. Only the page can switch it on. */
  authentication: boolean
  /** Use without components, which never depends on the dashboard. */
  headless: boolean
}

/** Features controlled by the page only. */
export type LocalFeatures = {
  /** Button 'Receive' of the account. */
  receive: boolean
  /** Button 'Send' of the account. */
  send: boolean
  /** Shows wallets next to the email login instead of behind a button. */
  emailShowWallets: boolean
  /** Sends events to the analytics host. */
  analytics: boolean
  /** Entry for the list of all wallets. */
  allWallets: boolean
  /** Checkbox to accept the terms before connecting. */
  legalCheckbox: boolean
  /** Settings for the permissions of smart sessions. */
  smartSessions: boolean
  /**
   * Collapses wallets behind one button when there are other ways to connect.
   */
  collapseWallets: boolean
  /** 'Add funds' in the account, with exchanges. */
  pay: boolean
  /** Order of the account's buttons. */
  walletFeaturesOrder: readonly WalletFeature[]
  /** Order of the groups in the wallet list. */
  connectorTypeOrder: readonly ConnectorType[]
  /** `undefined`: email, social, wallet; wallet first when one is installed. */
  connectMethodsOrder: readonly LoginMethod[] | undefined
}

/**
 * The `features` option of `createKit`. `true` for a list means its default.
 * Features of the first group can be overridden by the dashboard. `branding`,
 * `headless` and `multiWallet` would have no effect: `createKit` throws
 * `ParameterError` for them.
 */
export type FeatureOptions = {
  email?: boolean | undefined
  socials?: boolean | readonly SocialProvider[] | undefined
  /** Default `false`; the project has to offer it. */
  passkey?: boolean | undefined
  /** Default `false`; the project has to offer it. */
  guest?: boolean | undefined
  swaps?: boolean | readonly string[] | undefined
  onramp?: boolean | readonly string[] | undefined
  activity?: boolean | undefined
  authentication?: boolean | undefined
  /** Needs a sign-in with `emailCapture`. */
  emailCapture?: boolean | readonly 'required'[] | undefined
} & { [name in keyof LocalFeatures]?: LocalFeatures[name] | undefined }
