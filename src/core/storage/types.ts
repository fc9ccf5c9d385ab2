import type { AccountNamespace } from '../account/account.js'

/** The required subset of the browser's `Storage`. */
export type BaseStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /**
   * Keeps what belongs to one tab, such as a pending login, and survives its
   * reload. Default `sessionStorage`.
   */
  tab?: Omit<BaseStorage, 'tab'> | undefined
}

/** All items this package stores in the browser. */
export type StorageItems = {
  emailLoginUsed: boolean
  email: string
  /** Unix time in milliseconds. */
  lastEmailLoginTime: number
  lastUsedChain: string
  socialUsername: string
  /** Provider of the social login, not validated; absent for email. */
  socialProvider: string
  /** Pending Telegram login as JSON, validated by its reader. */
  socialRedirect: string
  /** EVM chain IDs; stored comma-separated. */
  smartAccountEnabledNetworks: readonly number[]
  /** Account type that the user has chosen for EVM networks. */
  preferredAccountType: 'eoa' | 'smartAccount'
  signOutPending: boolean
  /** Namespace whose account is active when both have one. */
  activeNamespace: AccountNamespace
  /** ISO 4217 code of the currency that the user has chosen. */
  currency: string
  /** Namespaces detached from the login; stored comma-separated. */
  detachedNamespaces: readonly AccountNamespace[]
  /** State of the Solana part as JSON, validated by its reader. */
  solana: string
  /** `SolanaIntent` entries, not validated: use `createJournal`. */
  solanaIntents: readonly unknown[]
  /** Topic of the WalletConnect session. Its presence marks a session. */
  pairingTopic: string
  /** Namespaces that use the session on this page; stored comma-separated. */
  pairingNamespaces: readonly AccountNamespace[]
  /** EVM chain IDs requested for the session; stored comma-separated. */
  pairingChains: readonly number[]
  /** Recently used wallets, newest first, not validated. */
  recentWallets: readonly unknown[]
  /** `SendIntent` entries, not validated: use `createJournal`. */
  sendIntents: readonly unknown[]
  /** `PayIntent` entries, not validated: use `createJournal`. */
  payIntents: readonly unknown[]
  /** CAIP-10 IDs of tokens the user added, newest first, not validated. */
  watchedTokens: readonly unknown[]
  /** Contacts of all accounts, not validated: use `listContacts`. */
  contacts: readonly unknown[]
  /** CAIP-style `namespace:address` of paid receivers, not validated. */
  receivers: readonly unknown[]
  /** Pending email login as JSON, validated by its reader. */
  pendingLogin: string
  /** Pending social login in a popup as JSON, validated by its reader. */
  pendingSocial: string
  /** Sign-in sessions, not validated: verified at every read. */
  siwxSessions: readonly unknown[]
  /** Key of the address hashes in events: 32 random bytes in hex. */
  analyticsKey: string
  /** Unix times in ms of the last reported errors, not validated. */
  reportTimes: readonly unknown[]
  /** The dashboard's last answer as JSON, validated by its reader. */
  projectFeatures: string
  /** View of the open modal as JSON, validated by its reader. */
  modalResume: string
}

export type StorageKey = keyof StorageItems
