import type { RelayRefusedError } from '../../core/errors/pairing.js'
import type { PairingContext } from './pairingContext.js'
import type { SdkClient } from './sdk.js'

/** What the library tells, to every handle that shares it. */
export type PairingCoreEvent =
  | { type: 'event' | 'update'; topic: string; params: unknown }
  | { type: 'delete' | 'expire' | 'extend'; topic: string }
  /** This page has ended the session itself. */
  | { type: 'dropped'; topic: string }
  | { type: 'refused'; error: RelayRefusedError }
  /** This instance is of no use any more. */
  | { type: 'discarded' }

/** The library, started once for a project, relay and storage. */
export type PairingCore = {
  readonly client: SdkClient
  /** The relay's id of this page. */
  readonly clientId: string
  /** Those who share it. */
  readonly hubs: Set<Pick<PairingContext, 'getState'>>
  on(listener: (event: PairingCoreEvent) => void): () => void
  /** The line to the relay is kept open for the holder. */
  hold(holder: object): void
  release(holder: object): void
  /**
   * Ends a session here at once, and tells the wallet as long as it takes;
   * settles when the wallet was told, or cannot be.
   *
   * @throws what the library throws when the session cannot be removed here
   */
  dropSession(topic: string): Promise<void>
  /** Throws the instance away: the next use reads the storage anew. */
  discard(): void
}
