import { secp256k1 } from '@noble/curves/secp256k1'
import { toHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { createSolanaKey } from '../solana/createSolanaKey.js'
import type { Keys } from './deriveKeys.js'
import type { Addresses } from './secret.js'

/** The accounts of a wallet's keys. */
export function deriveAddresses(keys: Keys): Addresses {
  return {
    // Through the public key: a private key as text could not be wiped.
    evm: publicKeyToAddress(toHex(secp256k1.getPublicKey(keys.evm, false))),
    solana: createSolanaKey(keys.solana).address,
  }
}
