/** A block that a revert took away is no failure; a silent node is one. */
export function ignoreMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : ''
  if (!name.includes('NotFound')) throw error
}
