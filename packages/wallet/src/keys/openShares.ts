import { combine } from 'shamir-secret-sharing'
import { refuseShare } from '../core/refuseShare.js'
import type { Addresses, Secret } from '../core/secret.js'
import { wipe } from '../core/wipe.js'
import { decodeSecret } from './decodeSecret.js'
import { deriveKeys, type Keys } from './deriveKeys.js'
import { isSameAccount } from './isSameAccount.js'

/**
 * Combines two shares of one set. Shares that are corrupt, or of two sets,
 * combine into another key without an error, so the accounts are compared.
 *
 * @throws HostError SHARE_REFUSED
 */
export async function openShares(parameters: {
  expected: Addresses
  shares: readonly [Uint8Array, Uint8Array]
}): Promise<{ keys: Keys; secret: Secret }> {
  const { expected, shares } = parameters
  const bytes = await combine([...shares]).catch((cause: unknown) => {
    throw refuseShare(cause)
  })
  const secret = decodeSecret(bytes)
  wipe(bytes)
  if (!secret) throw refuseShare()
  const keys = await deriveKeys(secret)
  if (isSameAccount(expected, keys)) return { keys, secret } // guard: custody-address
  wipe(keys.evm, keys.solana)
  throw refuseShare()
}
