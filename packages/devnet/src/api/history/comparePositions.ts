/** Where an entry stands among all chains; newer ones come first. */
export type Position = {
  timestamp: number
  /** Place of the chain in the list of chains. */
  chain: number
  block: number
  /** Place in its block. */
  index: number
}

/** Sorts newest first; below 0 when `a` comes before `b`. */
export function comparePositions(a: Position, b: Position): number {
  return (
    b.timestamp - a.timestamp ||
    a.chain - b.chain ||
    b.block - a.block ||
    b.index - a.index
  )
}
