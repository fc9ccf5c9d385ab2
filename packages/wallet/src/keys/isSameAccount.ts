import type { Addresses } from '../core/secret.js'
import { deriveAddresses } from './deriveAddresses.js'
import type { Keys } from './deriveKeys.js'

/** Whether these are the keys of these accounts. */
export function isSameAccount(expected: Addresses, keys: Keys): boolean {
  try {
    const { evm, solana } = deriveAddresses(keys)
    return evm === expected.evm && solana === expected.solana
  } catch {
    // Bytes of two sets may be no key at all.
    return false
  }
}
