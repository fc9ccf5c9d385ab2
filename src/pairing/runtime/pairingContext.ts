import type { AccountNamespace } from '../../core/account/account.js'
import type {
  PairingEvent,
  PairingOptions,
  PairingProposal,
  PairingState,
} from '../../core/ports/pairing.js'
import type { createSessionStore } from '../createSessionStore.js'
import type { Sdk } from './sdk.js'

/** What the inert handle and the part that loads later share. */
export type PairingContext = {
  options: PairingOptions
  marks: createSessionStore.ReturnType
  loadSdk: (() => Promise<Sdk>) | undefined
  getState(): PairingState
  setState(change: Partial<PairingState>): void
  emit(event: PairingEvent): void
  /** Namespaces that can be proposed. */
  getProvided(): readonly AccountNamespace[]
  getProposals(): Promise<Partial<Record<AccountNamespace, PairingProposal>>>
  isWatched(): boolean
  setClientId(clientId: string): void
}
