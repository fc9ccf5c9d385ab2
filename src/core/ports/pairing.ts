import type { AccountNamespace } from '../account/account.js'
import type { Logger } from '../logger.js'
import type { Alert } from '../notice.js'
import type { Hosts } from '../options.js'
import type { CaipNetworkId, FrameMetadata } from '../ports.js'
import type { BaseStorage } from '../storage/types.js'
import type { KitStorage } from '../storage.js'

/** What is proposed to the wallet for one kind of networks. */
export type PairingProposal = {
  /** In order; the first is the one in use. */
  chains: readonly CaipNetworkId[]
  methods: readonly string[]
  events: readonly string[]
  /** JSON-RPC address by CAIP-2 id. */
  rpcUrls: Readonly<Record<string, string>>
}

/** An account that the wallet has approved. */
export type PairingAccount = {
  address: string
  caipNetworkId: CaipNetworkId
}

/** What the wallet has approved for one kind of networks. */
export type PairingApproval = {
  accounts: readonly PairingAccount[]
  chains: readonly CaipNetworkId[]
  methods: readonly string[]
  events: readonly string[]
}

/** The wallet's description of itself: foreign text, cleaned and capped. */
export type PairingPeer = {
  name: string
  description: string
  /** http(s) address, else `undefined`. */
  url: string | undefined
  /** Address that may be shown in an `<img>`, else `undefined`. */
  icon: string | undefined
}

/** A session with a wallet; it can serve both kinds of networks. */
export type PairingSession = {
  topic: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  peer: PairingPeer
  /** Checked against what was proposed. */
  namespaces: Readonly<Partial<Record<AccountNamespace, PairingApproval>>>
}

/** What the pairing is doing. A new object on every change, else the same. */
export type PairingState = {
  /**
   * `opening` until there is a URI, `waiting` while the wallet has not
   * answered, `expired` when nobody looked on as the URI ended.
   */
  status: 'idle' | 'opening' | 'waiting' | 'expired' | 'connected'
  /** Secret that a wallet pairs by: never logged, never sent anywhere. */
  uri: string | undefined
  /** When the URI ends, in milliseconds since the epoch. */
  expiresAt: number | undefined
  session: PairingSession | undefined
  /** Kinds of networks that use the session here. */
  namespaces: readonly AccountNamespace[]
  /** How the last attempt has failed, until the next one. */
  error: Error | undefined
}

/** What a wallet tells by itself, and what becomes of the session. */
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
  /** The wallet has changed what it approves. */
  | { type: 'sessionChanged'; session: PairingSession }
  /** The session is over for these: nothing can be asked of the wallet. */
  | {
      type: 'ended'
      namespaces: readonly AccountNamespace[]
      reason: 'wallet' | 'expired' | 'stale' | 'otherTab'
    }
  /** The relay or the library has failed by itself; told once per kind. */
  /** It failed by itself; `alert` is what people are told of it. */
  | { type: 'failure'; error: Error; alert?: Alert | undefined }

export type PairingOptions = {
  projectId: string
  hosts: Hosts
  /** Default from the page. */
  metadata: FrameMetadata | undefined
  storage: KitStorage
  /** Where the library keeps its keys and sessions. */
  baseStorage: BaseStorage | undefined
  logger: Logger
}

/**
 * Inert handle of WalletConnect: it exists on the server and before any use,
 * and loads nothing until somebody connects, or an earlier session is restored.
 * It owns the URI, its expiry and the session.
 */
export type Pairing = {
  readonly options: PairingOptions
  getState(): PairingState
  subscribe(listener: () => void): () => void
  /** A throwing listener stops no other. */
  on(listener: (event: PairingEvent) => void): () => void
  /**
   * Says what to propose for a kind of networks; read and awaited at every
   * attempt, so that its making can be loaded then. The returned function
   * takes it back.
   */
  provide(
    namespace: AccountNamespace,
    getProposal: () => PairingProposal | Promise<PairingProposal>,
  ): () => void
  /** Whether an earlier session is kept for it; reads storage only. */
  isRemembered(namespace: AccountNamespace): boolean
  /**
   * Pairs, or takes up the session there is. Whoever asks meanwhile joins the
   * attempt. While somebody looks on (`watch`), a URI that ends is replaced;
   * else the attempt ends with it.
   *
   * @throws ConnectionAbortedError when `abort` was called or `signal` fired
   * before the wallet approved; whoever gives up later has the session, and
   * has to disconnect
   * @throws PairingExpiredError, NamespaceNotApprovedError,
   * PairingUnavailableError, viem's UserRejectedRequestError (4001)
   */
  connect(parameters: {
    namespace: AccountNamespace
    signal?: AbortSignal | undefined
  }): Promise<PairingSession>
  /**
   * Takes up the session of an earlier visit, `undefined` when it is over.
   * Settles within 3 s, unless the library takes longer to load: 21 s at most.
   * Whoever cannot wait bounds it, and is still joined to the session.
   */
  restore(parameters: {
    namespace: AccountNamespace
  }): Promise<PairingSession | undefined>
  /** Ends the attempt under way: a session that comes late is ended too. */
  abort(): void
  /** Somebody looks at the URI, until the returned function is called. */
  watch(): () => void
  /** Makes a new URI for the attempt under way, or begins one. */
  renew(): void
  /**
   * Asks the wallet, on the network that is named, whatever is active later.
   *
   * @throws PairingEndedError when the session is over
   * @throws the wallet's own errors, as viem has them (4001, 4100, 4200, 4902)
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
   * Detaches one kind of networks; the last one out ends the session. The
   * marks are gone at once, the wallet is told within 3 s or never.
   */
  disconnect(parameters: { namespace: AccountNamespace }): Promise<void>
  /** The relay's id of this page, once there was a session. */
  getClientId(): string | undefined
}
