import { programs } from '../programs.js'
import type { Mint } from '../read/parseMint.js'

const BASE_LENGTH = 165
/** Type and length of an extension. */
const HEADER_LENGTH = 4

/** Extensions of a mint that its accounts must answer, with their lengths. */
const answers: ReadonlyMap<number, number> = new Map([
  // Fees that are kept back.
  [1, 8],
  // Cannot be transferred.
  [9, 0],
  // Is being transferred.
  [14, 1],
  // Can be paused.
  [26, 0],
])

/** Bytes of a new associated token account, which rent is paid for. */
export function getTokenAccountLength({ extensions, program }: Mint): number {
  if (program === programs.token) return BASE_LENGTH
  // Kind of the account; and its owner cannot be changed, without a value.
  let length = BASE_LENGTH + 1 + HEADER_LENGTH
  for (const [type, size] of answers)
    if (extensions.has(type)) length += HEADER_LENGTH + size
  return length
}
