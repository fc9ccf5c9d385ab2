/**
 * Makes switches come one after the other. A switch to the chain that was
 * asked for last joins the one that is under way.
 */
export function createSwitchQueue(
  run: (chainId: number) => Promise<void>,
): (chainId: number) => Promise<void> {
  let last: { chainId: number; done: Promise<void> } | undefined

  return (chainId) => {
    if (last?.chainId === chainId) return last.done
    const before = last?.done.catch(() => {})
    const done = (async () => {
      await before
      await run(chainId)
    })().finally(() => {
      if (last?.done === done) last = undefined
    })
    last = { chainId, done }
    return done
  }
}
