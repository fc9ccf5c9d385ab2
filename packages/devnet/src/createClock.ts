export type Clock = {
  now(): number
  /** Moves the clock on; gives the new time. */
  advance(ms: number): number
  /** Takes that back. */
  reset(): void
}

/** A clock that can be put forward, on top of another one. */
export function createClock(base: () => number = Date.now): Clock {
  let offset = 0
  const now = () => base() + offset
  return {
    now,
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError('A clock is only put forward')
      offset += ms
      return now()
    },
    reset() {
      offset = 0
    },
  }
}
