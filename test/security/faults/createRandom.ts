export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  chance(probability: number): boolean
  /** An integer, both ends included. */
  between(least: number, most: number): number
  pick<value>(values: readonly value[]): value
}

/** Returns the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) =>
    least + Math.floor(next() * (most - least + 1))
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: (values) => values[between(0, values.length - 1)] as never,
  }
}
