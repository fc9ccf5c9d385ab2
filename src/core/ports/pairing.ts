import type { AccountNamespace } from '../account/account.js'
import type { Logger } from '../logger.js'
import type { Alert } from '../notice.js'
import type { Hosts } from '../options/hosts.js'
import type { CaipNetworkId, FrameMetadata } from '../ports.js'
import type { BaseStorage } from '../storage/types.js'
import type { KitStorage } from '../storage.js'
import type { PairingSignIn } from './pairingSignIn.js'

/** Proposal to the wallet for one namespace. */
export type PairingProposal = {
  /** In order; the first is the active one. */
  chains: readonly CaipNetworkId[]
  methods: readonly string[]
  events: readonly string[]
  /** JSON-RPC URL by CAIP-2 ID. */
  rpcUrls: Readonly<Record<string, string>>
}

/** Account approved by the wallet. */
export type PairingAccount = {
  address: string
  caipNetworkId: CaipNetworkId
}

/** What the wallet has approved for one namespace. */
export type PairingApproval = {
  accounts: readonly PairingAccount[]
  chains: readonly CaipNetworkId[]
  methods: readonly string[]
  events: readonly string[]
}

/** The wallet's metadata: untrusted text, sanitized and truncated. */
export type PairingPeer = {
  name: string
  description: string
  /** HTTP(S) URL, or `undefined`. */
  url: string | undefined
  /** URL that is safe in an `<img>`, or `undefined`. */
  icon: string | undefined
}

/** Session with a wallet. It can serve both namespaces. */
export type PairingSession = {
  topic: string
  /** Unix time in milliseconds. */
  expiresAt: number
  peer: PairingPeer
  /** Checked against the proposal. */
  namespaces: Readonly<Partial<Record<AccountNamespace, PairingApproval>>>
}

/**
 * State of the pairing. Replaced on every change, otherwise the same object.
 */
export type PairingState = {
  /**
   * `opening`: until there is a URI. `waiting`: for the wallet's response.
   * `expired`: the URI expired while nobody watched it.
   */
  status: 'idle' | 'opening' | 'waiting' | 'expired' | 'connected'
  /** Secret pairing URI. Never log it or send it anywhere. */
  uri: string | undefined
  /** Expiry of the URI, Unix time in milliseconds. */
  expiresAt: number | undefined
  session: PairingSession | undefined
  /** Namespaces that use the session on this page. */
  namespaces: readonly AccountNamespace[]
  /** Error of the last attempt, until the next one. */
  error: Error | undefined
}

/** Events of the wallet and the session. */
export type PairingEvent =
  | { type: 'uri'; uri: string; expiresAt: number }
  | {
      type: 'accountsChanged'
      namespace: AccountNamespace
      accounts: readonly PairingAccount[]
    }
  | {
      type: 'chainChanged'
      namespace: AccountNamespace
      caipNetworkId: CaipNetworkId
    }
  /** The wallet has changed its approval. */
  | { type: 'sessionChanged'; session: PairingSession }
  /**
   * The session has ended for these namespaces. No more requests are possible.
   */
  | {
      type: 'ended'
      namespaces: readonly AccountNamespace[]
      reason: 'wallet' | 'expired' | 'stale' | 'otherTab'
    }
  /**
   * The relay or the SDK failed on its own. Emitted once per kind. `alert` is
   * shown to the user.
   */
  | { type: 'failure'; error: Error; alert?: Alert | undefined }

export type PairingOptions = {
  projectId: string
  hosts: Hosts
  /** Default from the page. */
  metadata: FrameMetadata | undefined
  storage: KitStorage
  /** Storage of the SDK's keys and sessions. */
  baseStorage: BaseStorage | undefined
  logger: Logger
  signIn?: PairingSignIn | undefined
}

/**
 * Inert handle of WalletConnect. It exists on the server and before first use,
 * and loads nothing until a connect or until a session is restored. It owns
 * the URI, its expiry and the session.
 */
export type Pairing = {
  readonly options: PairingOptions
  getState(): PairingState
  subscribe(listener: () => void): () => void
  /** Adds an event listener. A listener that throws does not affect others. */
  on(listener: (event: PairingEvent) => void): () => void
  /**
   * Sets the proposal for a namespace. It is read and awaited on every attempt,
   * so it can be lazy-loaded. Call the returned function to remove it.
   */
  provide(
    namespace: AccountNamespace,
    getProposal: () => PairingProposal | Promise<PairingProposal>,
  ): () => void
  /** Whether a session is stored for the namespace. Reads storage only. */
  isRemembered(namespace: AccountNamespace): boolean
  /**
   * Pairs with a wallet, or attaches to the existing session. Concurrent calls
   * join the attempt. While the URI is watched (`watch`), an expired URI is
   * replaced; otherwise the attempt ends with it.
   *
   * @throws ConnectionAbortedError when `abort` was called or `signal` fired
   * before the wallet approved; a caller that aborts later has the session and
   * must disconnect
   * @throws PairingExpiredError, NamespaceNotApprovedError,
   * PairingUnavailableError, viem's UserRejectedRequestError (4001)
   */
  connect(parameters: {
    namespace: AccountNamespace
    signal?: AbortSignal | undefined
  }): Promise<PairingSession>
  /**
   * Restores a stored session; `undefined` if it has ended. Settles within 3 s,
   * or within 21 s if the SDK loads slowly. Callers that cannot wait can add
   * their own timeout; they are still attached to the session.
   */
  restore(parameters: {
    namespace: AccountNamespace
  }): Promise<PairingSession | undefined>
  /** Aborts the current attempt. A session approved later is ended too. */
  abort(): void
  /** Marks the URI as watched until the returned function is called. */
  watch(): () => void
  /** Creates a new URI for the current attempt, or starts an attempt. */
  renew(): void
  /**
   * Sends a request to the wallet on the given network, regardless of the
   * active one.
   *
   * @throws PairingEndedError when the session has ended
   * @throws the wallet's own errors as viem's classes (4001, 4100, 4200, 4902)
   */
  request(
    parameters: {
      method: string
      params?: unknown
      caipNetworkId: CaipNetworkId
    },
    options?: { signal?: AbortSignal | undefined },
  ): Promise<unknown>
  /**
   * Detaches a namespace. The last one ends the session. Local state is cleared
   * at once; the wallet is notified within 3 s or not at all.
   */
  disconnect(parameters: { namespace: AccountNamespace }): Promise<void>
  /** The relay's client ID of this page, once there was a session. */
  getClientId(): string | undefined
}
