import { serializeSignature } from 'viem'
import type { SignedChange } from '../core/custodyRecords.js'
import { type CustodyAction, hashChange } from '../core/hashChange.js'
import { signHash } from './signHash.js'

/**
 * Signs a change of a wallet's records at the server, by its EVM key.
 *
 * @param parameters.challenge - of the server
 * @param parameters.key - secp256k1, 32 bytes
 * @param parameters.origin - of the wallet
 */
export function signChange(parameters: {
  action: CustodyAction
  challenge: string
  key: Uint8Array
  origin: string
  payload: object
  userId: string
}): SignedChange {
  const { action, challenge, key, origin, userId } = parameters
  const payload = JSON.stringify(parameters.payload)
  const hash = hashChange({ action, challenge, origin, payload, userId })
  const signature = serializeSignature(signHash(hash, key))
  return { challenge, payload, signature }
}
