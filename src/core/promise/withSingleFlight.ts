/**
 * Makes calls that overlap share one run. Once it has ended, well or badly,
 * the next call runs anew.
 *
 * @param run - the work; its arguments are those of the call that started it
 *
 * @example
 * const open = withSingleFlight(() => load())
 * open() === open() // true
 */
export function withSingleFlight<args extends readonly unknown[], value>(
  run: (...args: args) => PromiseLike<value>,
): (...args: args) => Promise<value> {
  let flight: Promise<value> | undefined
  return (...args) => {
    flight ??= start(...args)
    return flight
  }

  function start(...args: args) {
    const current = (async () => run(...args))()
    const land = () => {
      if (flight === current) flight = undefined
    }
    current.then(land, land)
    return current
  }
}
