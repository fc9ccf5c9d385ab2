import { decodeBase58 } from './decodeBase58.js'

/**
 * Whether a value is a Solana address: base58 text of 32 to 44 characters that
 * decodes to exactly 32 bytes. Does not check that it is on the curve.
 *
 * @param value - any value; `false` unless it is a string
 *
 * @example
 * isSolanaAddress('11111111111111111111111111111111') // true
 */
export function isSolanaAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length < 32 || value.length > 44)
    return false
  return decodeBase58(value)?.length === 32
}
