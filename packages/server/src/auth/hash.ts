import { createHash } from 'node:crypto'

/** SHA-256 in hex, for secrets that are random enough not to need a salt. */
export function hash(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}
