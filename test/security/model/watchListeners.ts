const types = ['online', 'offline', 'storage', 'visibilitychange', 'pageshow']

/** Counts listeners on the page; the same function twice counts once. */
export function watchListeners() {
  const counts = new Map<string, Set<unknown>>()
  const targets = [window, document] as const
  const stops = targets.map((target) => {
    const { addEventListener, removeEventListener } = target
    target.addEventListener = function (
      this: unknown,
      type: string,
      listener: unknown,
      ...rest: unknown[]
    ) {
      const known = counts.get(type) ?? new Set()
      if (types.includes(type)) counts.set(type, known.add(listener))
      Reflect.apply(addEventListener, target, [type, listener, ...rest])
    } as never
    target.removeEventListener = function (
      this: unknown,
      type: string,
      listener: unknown,
      ...rest: unknown[]
    ) {
      counts.get(type)?.delete(listener)
      Reflect.apply(removeEventListener, target, [type, listener, ...rest])
    } as never
    return () =>
      Object.assign(target, { addEventListener, removeEventListener })
  })
  return {
    /** Returns the types that have listeners, and how many. */
    count: () =>
      Object.fromEntries(
        [...counts]
          .filter(([, known]) => known.size > 0)
          .map(([type, known]) => [type, known.size]),
      ),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
