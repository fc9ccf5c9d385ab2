import type { RelayRefusedError } from '../../core/errors/pairing.js'
import type { PairingContext } from './pairingContext.js'
import type { SdkClient, SdkSession } from './sdk.js'

/** Events of the library, for every handle that shares it. */
export type PairingCoreEvent =
  | { type: 'event' | 'update'; topic: string; params: unknown }
  | { type: 'delete' | 'expire' | 'extend'; topic: string }
  /** A wallet has approved what was proposed on an earlier visit. */
  | { type: 'lateSession'; session: SdkSession }
  /** This page has ended the session itself. */
  | { type: 'dropped'; topic: string }
  | { type: 'refused'; error: RelayRefusedError }
  /** This instance can no longer be used. */
  | { type: 'discarded' }

/** The library, started once per project, relay and storage. */
export type PairingCore = {
  readonly client: SdkClient
  /** Id of this page at the relay. */
  readonly clientId: string
  /** Handles that share the instance. */
  readonly hubs: Set<Pick<PairingContext, 'getState'>>
  /** Topics of the URIs that this page has made. */
  readonly proposed: Set<string>
  on(listener: (event: PairingCoreEvent) => void): () => void
  /** Keeps the connection to the relay open for the holder. */
  hold(holder: object): void
  release(holder: object): void
  /**
   * Ends a session here at once and notifies the wallet; settles when the
   * wallet was notified, or cannot be within 3 s.
   *
   * @throws what the library throws when the session cannot be removed here
   */
  dropSession(topic: string): Promise<void>
  /** Discards the instance: the next use reads the storage again. */
  discard(): void
}
