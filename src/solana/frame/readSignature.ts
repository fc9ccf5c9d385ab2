import { decodeBase58 } from '../../core/address/decodeBase58.js'

/**
 * Reads a base58 ed25519 signature.
 *
 * @returns its 64 bytes, `undefined` for anything else and for zeros
 */
export function readSignature(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length < 64 || value.length > 88)
    return undefined
  const bytes = decodeBase58(value)
  return bytes?.length === 64 && bytes.some((byte) => byte !== 0)
    ? bytes
    : undefined
}
