import type { Secret } from '../core/secret.js'

/** The bytes of a secret as they are split; the first names its type. */
export function encodeSecret(secret: Secret): Uint8Array {
  return secret.type === 'phrase'
    ? Uint8Array.from([1, ...secret.entropy])
    : Uint8Array.from([2, ...secret.evm, ...secret.solana])
}
