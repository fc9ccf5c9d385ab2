import { randomInt } from 'node:crypto'

/** Six uniform random digits. */
export function makeCode(): string {
  // randomInt rejects the values that would make some codes likelier.
  return String(randomInt(1_000_000)).padStart(6, '0')
}
