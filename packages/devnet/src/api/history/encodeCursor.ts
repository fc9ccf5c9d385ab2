import type { Position } from './comparePositions.js'

/** Whose list it is: a cursor continues the list it was given with. */
export type CursorOwner = {
  /** In lower case. */
  address: string
  chainId: string | undefined
}

/** Writes down where a page ended. New blocks do not move that place. */
export function encodeCursor(owner: CursorOwner, position: Position): string {
  const { address, chainId = '' } = owner
  const { block, chain, index, timestamp } = position
  const text = { address, chainId, block, chain, index, timestamp }
  return Buffer.from(JSON.stringify(text)).toString('base64url')
}
