import { base58 } from '@scure/base'

/** Base58 is this much longer than its bytes, at most (log 256 / log 58). */
const GROWTH = 1.366

/**
 * The bytes of base58 text; `undefined` when it is none, or has more bytes than
 * `maxBytes`. The time it takes grows with the square of the length.
 */
export function decodeBase58(
  text: unknown,
  maxBytes: number,
): Uint8Array<ArrayBuffer> | undefined {
  if (typeof text !== 'string' || text.length > maxBytes * GROWTH + 1)
    return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length > maxBytes ? undefined : Uint8Array.from(bytes)
  } catch {
    return undefined
  }
}
