/**
 * Runs a change of stored data while no other tab of the origin runs one under
 * the same name. A browser that blocks storage refuses the lock with a
 * `SecurityError`; it then has nothing that tabs share, so the change runs
 * without.
 */
export async function withLock<value>(
  name: string,
  change: () => Promise<value>,
): Promise<value> {
  let running: Promise<value> | undefined
  const run = () => {
    running = change()
    return running
  }
  try {
    const { locks } = globalThis.navigator ?? {}
    if (!locks) return await run()
    return await locks.request(name, run)
  } catch (error) {
    // The change itself may be what has failed.
    if (running) throw error
    return run()
  }
}
