import type { Client } from 'viem'
import type { AccountNamespace } from '../../core/account/account.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { KitStorage } from '../../core/storage.js'
import type { SiwxMessageData, SiwxSession } from '../types.js'

/** Account that signs in. */
export type SiwxMessageInput = {
  /** Plain address, on EVM chains with its checksum. */
  accountAddress: string
  /** CAIP-2 ID of the account's network. */
  chainId: CaipNetworkId
  /** ISO 8601. */
  notBefore?: string | undefined
}

/** Fields of a message, whose `toString` returns the text to sign. */
export type SiwxMessage = SiwxMessageData & { toString(): string }

/** Text to sign, and the account that signs it. */
export type SiwxSignRequest = {
  message: string
  accountAddress: string
  chainId: CaipNetworkId
}

/** Email address that a user has entered, and the account that signs in. */
export type SiwxEmailRequest = {
  email: string
  accountAddress: string
  chainId: CaipNetworkId
}

/**
 * Captures the email address of users before they sign in. The modal asks for
 * it when the feature `emailCapture` is on.
 */
export type SiwxEmailCapture = {
  /**
   * Stores the address, or sends a code to it. Nothing has been signed yet, so
   * neither address is proven. Rejects to refuse the email address.
   *
   * @returns whether the user has to enter a code of 6 digits
   */
  submit(
    request: SiwxEmailRequest,
    // biome-ignore lint/suspicious/noConfusingVoidType: a function may return nothing
  ): Promise<{ isCodeRequired: boolean } | undefined | void>
  /** Checks the emailed code. Rejects when it is wrong. */
  confirm?:
    | ((request: SiwxEmailRequest & { code: string }) => Promise<void>)
    | undefined
}

/** What a sign-in service keeps of an account that has signed in. */
export type SiwxAccount = {
  /** ID of the account at the service; the same on every EVM network. */
  id: string
  /** Address of the account. */
  address: string
  /** CAIP-2 ID of the network of the first sign-in. */
  chainId: string
  /** Confirmed email address of the session. */
  email?: string | undefined
  /** What the app has stored: `setMetadata`. */
  metadata: Readonly<Record<string, unknown>> | null
  /** Time of the first sign-in, ISO 8601. */
  createdAt: string
  /** Time of the last sign-in, ISO 8601. */
  lastSignedInAt: string
  /** Time of the last change, ISO 8601. */
  updatedAt: string
}

/** Accounts that a sign-in service keeps. */
export type SiwxAccounts = {
  /** Returns the account of the session; `undefined` without a session. */
  get(chainId: CaipNetworkId, address: string): Promise<SiwxAccount | undefined>
  /** Replaces what the app has stored. Rejects without a session. */
  setMetadata(
    chainId: CaipNetworkId,
    address: string,
    metadata: Readonly<Record<string, unknown>> | null,
  ): Promise<void>
}

/**
 * Sign-in of an app: creates messages, and owns the sessions. Pass it to
 * `createKit`, or use `siwx()` or `siwe()`, which return one.
 */
export type SiwxConfig = {
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /** Signs instead of the connected wallet. */
  signMessage?: ((request: SiwxSignRequest) => Promise<string>) | undefined
  /** Rejects when the session is not valid. */
  addSession(session: SiwxSession): Promise<void>
  /** Replaces all sessions. Rejects when one is not valid. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** Returns the valid sessions of an address on a network. */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
  ): Promise<readonly SiwxSession[]>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Whether the page requires a session. Default `true`. */
  getRequired?: (() => boolean) | undefined
  /** Ends the sessions of a disconnected wallet. Default `true`. */
  signOutOnDisconnect?: boolean | undefined
  /** Ends the session when another account becomes active. Default `false`. */
  signOutOnAccountChange?: boolean | undefined
  /** Ends the session when the network changes. Default `false`. */
  signOutOnNetworkChange?: boolean | undefined
  /** Namespaces that can sign in. Default all. */
  namespaces?: readonly AccountNamespace[] | undefined
  /** Captures the user's email address before signing in. Default none. */
  emailCapture?: SiwxEmailCapture | undefined
  /** Accounts that the service keeps. Default none. */
  accounts?: SiwxAccounts | undefined
  /** Interval for reading the session again, in milliseconds. Default never. */
  sessionRefetchIntervalMs?: number | undefined
}

/** What the kit passes to a sign-in factory. */
export type SiwxContext = {
  /** Returns the viem client of a network, or `undefined` if not configured. */
  getClient(chainId: CaipNetworkId): Client | undefined
  storage: KitStorage
}

/** Creates the sign-in of a kit, such as `siwx()`. */
export type SiwxFactory = (context: SiwxContext) => SiwxConfig
