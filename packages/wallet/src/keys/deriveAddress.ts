import { secp256k1 } from '@noble/curves/secp256k1'
import { toHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import type { Addresses } from '../core/secret.js'
import { createSolanaKey } from './createSolanaKey.js'

/** The account of one key; throws when the bytes are no key. */
export function deriveAddress(kind: keyof Addresses, key: Uint8Array): string {
  if (kind === 'solana') return createSolanaKey(key).address
  // Through the public key: a private key as text could not be wiped.
  return publicKeyToAddress(toHex(secp256k1.getPublicKey(key, false)))
}
