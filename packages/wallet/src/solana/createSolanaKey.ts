import { Ed25519Program, Keypair } from '@solana/web3.js'
import type { SolanaKey } from './createSolanaWallet.js'

const SIGNATURE_BYTES = 64

/** The key pair of a 32-byte seed; the seed stays inside. */
export function createSolanaKey(seed: Uint8Array): SolanaKey & {
  sign(bytes: Uint8Array): Uint8Array
} {
  const pair = Keypair.fromSeed(seed)
  return {
    address: pair.publicKey.toBase58(),
    sign(bytes) {
      // The library signs plain bytes only as part of an instruction for the
      // network's own verifier, which says where the signature stands.
      const { data } = Ed25519Program.createInstructionWithPrivateKey({
        privateKey: pair.secretKey,
        message: bytes,
      })
      const offset = (data[2] ?? 0) | ((data[3] ?? 0) << 8)
      return Uint8Array.from(data.subarray(offset, offset + SIGNATURE_BYTES))
    },
  }
}
