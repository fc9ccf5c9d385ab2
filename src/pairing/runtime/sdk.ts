/**
 * Used part of a session as stored by the library; its members are untrusted.
 */
export type SdkSession = {
  topic: string
  pairingTopic?: string | undefined
  /** Seconds since the epoch. */
  expiry: number
  namespaces: unknown
  /** What this page proposed for it. */
  optionalNamespaces?: unknown
  peer?: { metadata?: unknown } | undefined
}

export type SdkNamespaces = Record<
  string,
  {
    chains: string[]
    methods: string[]
    events: string[]
  }
>

type Listener = (event: never) => void

type Emitter = {
  on(event: string, listener: Listener): unknown
  off(event: string, listener: Listener): unknown
}

export type SdkReason = { code: number; message: string }

export type SdkRelayer = Emitter & {
  readonly connected: boolean
  transportOpen(): Promise<void>
  transportClose(): Promise<void>
  unsubscribe(topic: string): Promise<void>
  publish(topic: string, message: string, options?: object): Promise<void>
  subscriber: Emitter & { readonly topics: readonly string[] }
}

type Work = (parameters: unknown) => unknown

export type SdkEvents = {
  emit(name: string, value: unknown): unknown
  once(name: string, listener: () => void): unknown
}

/** Internals of the client, which another release may not have. */
type SdkEngine = {
  events?: SdkEvents
  deleteSession?: Work
  isValidDisconnect?: Work
  isValidEmit?: Work
  isValidExtend?: Work
  isValidPing?: Work
  isValidUpdate?: Work
  sendError?: Work
  sendProposeSession?: (parameters: { proposal: { id: unknown } }) => unknown
  sendRequest?: (parameters: {
    clientRpcId?: unknown
    method?: unknown
  }) => unknown
  sendResult?: Work
  onRelayEventResponse?: (event: {
    topic: string
    payload: { id: unknown }
  }) => unknown
  onSessionPingResponse?: (topic: string, payload: { id: unknown }) => unknown
}

/** CACAO (CAIP-74) of a wallet; untrusted. */
export type SdkCacao = {
  p: { iss: string }
  s: { s: unknown; t?: unknown }
}

/** Used part of the library's client. */
export type SdkClient = Emitter & {
  engine?: SdkEngine | undefined
  events?: { setMaxListeners?: (count: number) => unknown } | undefined
  core: {
    crypto: {
      getClientId(): Promise<string>
      deleteSymKey(topic: string): Promise<void>
    }
    relayer: SdkRelayer
    pairing: {
      pairings: { delete(topic: string, reason: SdkReason): Promise<void> }
    }
    history: {
      values: readonly {
        id: number
        topic: string
        request: { method: string }
      }[]
      delete(topic: string, id?: number): void
    }
    expirer: { del(key: string): void }
    heartbeat: { stop?: () => void }
    verify: {
      register(parameters: unknown): Promise<string>
      resolve(parameters: unknown): Promise<unknown>
    }
    eventClient: { init(): Promise<void> }
  }
  session: {
    getAll(): readonly SdkSession[]
    delete(topic: string, reason: SdkReason): Promise<void>
    update?(topic: string, change: Partial<SdkSession>): Promise<void>
  }
  /** Requests that are answered on a topic of their own. */
  auth?: {
    pairingTopics?: {
      getAll(): readonly { topic: string; pairingTopic: string }[]
    }
  }
  /** Another release may not have it. */
  authenticate?(parameters: {
    chains: string[]
    domain: string
    methods: string[]
    nonce: string
    uri: string
    exp?: string
    nbf?: string
    resources?: string[]
    statement?: string
  }): Promise<{
    uri?: string | undefined
    response(): Promise<{
      auths?: readonly SdkCacao[] | null | undefined
      session?: SdkSession | undefined
    }>
  }>
  formatAuthMessage?(parameters: { iss: string; request: object }): unknown
  connect(parameters: {
    optionalNamespaces: SdkNamespaces
  }): Promise<{ uri?: string | undefined; approval(): Promise<SdkSession> }>
  request(parameters: {
    topic: string
    chainId: string
    request: { method: string; params?: unknown }
  }): Promise<unknown>
  ping(parameters: { topic: string }): Promise<void>
  disconnect(parameters: { topic: string; reason: SdkReason }): Promise<void>
}

export type SdkProvider = {
  signer: {
    client: SdkClient
    session?: unknown
    events?: { removeAllListeners?: (event: string) => unknown } | undefined
  }
  initialize?: (options: object) => Promise<void>
}

/** Used part of the module `@walletconnect/ethereum-provider`. */
export type Sdk = {
  EthereumProvider: {
    new (): SdkProvider
    init(options: object): Promise<SdkProvider>
  }
}
