import type { Spend } from './spend.js'

/** The spending of several transactions; `unknown` when that of one is. */
export function joinSpend(all: readonly Spend[]): Spend {
  const known = all.filter((spend) => spend !== 'unknown')
  return known.length === all.length ? known.flat() : 'unknown'
}
