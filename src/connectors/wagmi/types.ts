import type { Connector } from 'wagmi'

/** The methods of a connector that workarounds put a layer around. */
export type ConnectorMethods = Pick<
  Connector,
  'connect' | 'getProvider' | 'isAuthorized'
>

/** What a kit knows of its work around wagmi; `mount()` applies it. */
export type Workarounds = {
  /** `createKit({ wagmiWorkarounds })`. */
  readonly isEnabled: boolean
  /** Connect requests of users that a connector has not answered, by request. */
  readonly requests: ReadonlyMap<object, Connector>
  readonly attempts: ConnectAttempts
  /** Whether the replaced methods and subscriptions are in place. */
  isApplied(): boolean
  /** Applies all, until the returned function is called. */
  apply(): () => void
}

/** State of `connectWithAbort`. */
export type ConnectAttempts = {
  readonly byConnector: Map<Connector, ConnectAttempt>
  /** Pending until wagmi's state is back after a cancelled attempt. */
  ending?: Promise<unknown> | undefined
}

export type ConnectAttempt = {
  /** Requests that the wallet has not answered. */
  open: number
  /** The caller that waits for an answer; cancelled requests have none. */
  live:
    | {
        isJoined: boolean
        fail(error: unknown): void
        take(data: ConnectAnswer): void
      }
    | undefined
  /** wagmi's `connect` listener is detached meanwhile. */
  isMuted: boolean
  settled: Promise<unknown>
}

export type ConnectAnswer = Awaited<ReturnType<Connector['connect']>>
