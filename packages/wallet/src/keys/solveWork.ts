import { HostError } from 'latchkey/frame'
import { sha256, stringToBytes } from 'viem'
import type { Work } from '../core/work.js'

/** A server that asks for more is refused. */
const BITS_MAX = 24

/**
 * Finds a number that makes the SHA-256 of a text, a space and the number begin
 * with zero bits.
 *
 * @throws HostError FAILED when it would take too long
 */
export function solveWork({ bits, text }: Work): string {
  if (!(bits <= BITS_MAX))
    throw new HostError({ message: 'Too much work', code: 'FAILED' })
  for (let number = 0; ; number++) {
    const digest = sha256(stringToBytes(`${text} ${number}`), 'bytes')
    if (hasZeros(digest, bits)) return String(number)
  }
}

function hasZeros(digest: Uint8Array, bits: number) {
  const whole = bits >> 3
  for (let index = 0; index < whole; index++)
    if (digest[index] !== 0) return false
  return (digest[whole] ?? 0) >> (8 - (bits & 7)) === 0
}
