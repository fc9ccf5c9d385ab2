import { ServiceError } from 'latchkey-server/http'
import * as z from 'zod/mini'
import type { Position } from './comparePositions.js'
import type { CursorOwner } from './encodeCursor.js'

const count = z.int().check(z.nonnegative())
const schema = z.strictObject({
  address: z.string(),
  chainId: z.string(),
  block: count,
  chain: count,
  index: count,
  timestamp: count,
})

/**
 * Reads where the page before ended.
 *
 * @throws ServiceError 400 when this is no cursor of this list
 */
export function decodeCursor(owner: CursorOwner, cursor: string): Position {
  const { data } = schema.safeParse(parse(cursor))
  if (data?.address !== owner.address || data.chainId !== (owner.chainId ?? ''))
    throw new ServiceError(400, 'INVALID_CURSOR', 'Invalid cursor')
  const { block, chain, index, timestamp } = data
  return { block, chain, index, timestamp }
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
