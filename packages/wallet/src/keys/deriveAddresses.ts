import type { Addresses } from '../core/secret.js'
import { deriveAddress } from './deriveAddress.js'
import type { Keys } from './deriveKeys.js'

/** The accounts of a wallet's keys. */
export function deriveAddresses(keys: Keys): Addresses {
  return {
    evm: deriveAddress('evm', keys.evm),
    solana: deriveAddress('solana', keys.solana),
  }
}
