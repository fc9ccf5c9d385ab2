import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import type { SolanaKey } from '../core/wallet.js'

/** The key pair of a 32-byte seed; the seed stays inside. */
export function createSolanaKey(seed: Uint8Array): SolanaKey & {
  sign(bytes: Uint8Array): Uint8Array
} {
  return {
    address: base58.encode(ed25519.getPublicKey(seed)),
    sign: (bytes) => ed25519.sign(bytes, seed),
  }
}
