import type { Connector } from 'wagmi'

/** Connector methods that workarounds wrap in layers. */
export type ConnectorMethods = Pick<
  Connector,
  'connect' | 'getProvider' | 'isAuthorized'
>

/** Workarounds of a kit; `mount()` applies them. */
export type Workarounds = {
  /** `createKit({ wagmiWorkarounds })`. */
  readonly isEnabled: boolean
  /** Connect requests of users that a connector has not answered yet. */
  readonly requests: ReadonlyMap<object, Connector>
  readonly attempts: ConnectAttempts
  /** Whether the replaced methods and subscriptions are in place. */
  isApplied(): boolean
  /** Applies all workarounds until the returned function is called. */
  apply(): () => void
}

/** State of `connectWithAbort`. */
export type ConnectAttempts = {
  readonly byConnector: Map<Connector, ConnectAttempt>
  /** Pending until wagmi's state is restored after a cancelled attempt. */
  ending?: Promise<unknown> | undefined
}

export type ConnectAttempt = {
  /** Number of requests that the wallet has not answered. */
  open: number
  /** Caller waiting for an answer; cancelled requests have none. */
  live:
    | {
        isJoined: boolean
        fail(error: unknown): void
        take(data: ConnectAnswer): void
      }
    | undefined
  /** Whether wagmi's `connect` listener is detached. */
  isMuted: boolean
  settled: Promise<unknown>
}

export type ConnectAnswer = Awaited<ReturnType<Connector['connect']>>
