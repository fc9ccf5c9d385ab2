import { toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { createSolanaKey } from '../solana/createSolanaKey.js'
import type { Keys } from './deriveKeys.js'
import type { Addresses } from './secret.js'

/** The accounts of a wallet's keys. */
export function deriveAddresses(keys: Keys): Addresses {
  return {
    evm: privateKeyToAddress(toHex(keys.evm)),
    solana: createSolanaKey(keys.solana).address,
  }
}
