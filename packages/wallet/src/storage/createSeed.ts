import { toHex } from 'viem'

export const SEED_BYTES = 32

/** A new ed25519 seed, as hex. */
export function createSeed(): `0x${string}` {
  return toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)))
}
