import type { AccountNamespace } from '../account/account.js'

/** What is needed of a store: the browser's `localStorage` has it. */
export type BaseStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Everything this package keeps in the browser. */
export type StorageItems = {
  emailLoginUsed: boolean
  email: string
  /** Milliseconds since the epoch. */
  lastEmailLoginTime: number
  lastUsedChain: string
  socialUsername: string
  /** Who the login was made with, unless by email; unread. */
  socialProvider: string
  /** A social login in Telegram that is under way, JSON that it reads itself. */
  socialRedirect: string
  /** EVM chain ids; comma-joined on disk. */
  smartAccountEnabledNetworks: readonly number[]
  signOutPending: boolean
  /** Whose account is active when both kinds of networks have one. */
  activeNamespace: AccountNamespace
  /** Namespaces that were taken out of the login; comma-joined on disk. */
  detachedNamespaces: readonly AccountNamespace[]
  /** What the Solana side keeps, JSON that it reads itself. */
  solana: string
  /** Solana's sends whose fate is open, unread. */
  solanaIntents: readonly unknown[]
  /** Topic of the session with a wallet by WalletConnect: the mark of it. */
  pairingTopic: string
  /** Namespaces that use that session here; comma-joined on disk. */
  pairingNamespaces: readonly AccountNamespace[]
  /** EVM chain ids that the session was asked for; comma-joined on disk. */
  pairingChains: readonly number[]
  /** Wallets used last, newest first, unread. */
  recentWallets: readonly unknown[]
  /** `SendIntent`s, unread: `isSendIntent` tells which are whole. */
  sendIntents: readonly unknown[]
  /** A login by email that waits for its code, JSON that it reads itself. */
  pendingLogin: string
  /** A login in a popup that is under way, JSON that it reads itself. */
  pendingSocial: string
  /** What the open modal shows, JSON that it reads itself. */
  modalResume: string
}

export type StorageKey = keyof StorageItems
