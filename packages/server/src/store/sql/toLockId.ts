import { createHash } from 'node:crypto'

/** Number of an advisory lock in Postgres, as text: 64 bits of a hash. */
export function toLockId(key: string): string {
  const digest = createHash('sha256').update(`latchkey:${key}`).digest()
  return digest.readBigInt64BE().toString()
}
