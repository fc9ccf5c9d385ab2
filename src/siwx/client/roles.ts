import type { AccountNamespace } from '../../core/account/account.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { SiwxSession } from '../types.js'
import type { SiwxMessage, SiwxMessageInput, SiwxSignRequest } from './types.js'

/** Creates the fields and the text of a message. */
export type SiwxMessenger = {
  createMessage(input: SiwxMessageInput): SiwxMessage | Promise<SiwxMessage>
}

/**
 * Verifies the sessions of one namespace. A session needs at least one
 * verifier of its namespace, and all of them have to accept it.
 */
export type SiwxVerifier = {
  namespace: AccountNamespace
  /** A verifier that throws rejects the session. */
  verify(session: SiwxSession): boolean | Promise<boolean>
}

/** Stores sessions. At most one per network and address. */
export type SiwxStorage = {
  add(session: SiwxSession): void | Promise<void>
  /** Replaces all sessions. */
  set(sessions: readonly SiwxSession[]): void | Promise<void>
  get(
    chainId: CaipNetworkId,
    address: string,
  ): readonly SiwxSession[] | Promise<readonly SiwxSession[]>
  /** Deletes the sessions of this address on this network, and no others. */
  delete(chainId: CaipNetworkId, address: string): void | Promise<void>
}

/** Signs messages instead of the connected wallet. */
export type SiwxSigner = {
  signMessage(request: SiwxSignRequest): Promise<string>
}
