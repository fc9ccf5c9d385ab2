/**
 * Returns the Web Locks of the origin, or `undefined` on pages without HTTPS.
 * A browser that blocks storage throws or rejects with a `SecurityError` on
 * use; here it always rejects.
 */
export function getLocks(): getLocks.ReturnType | undefined {
  const locks = read()
  return (
    locks && {
      query: async () => locks.query(),
      request: async (name, options, callback) =>
        locks.request(name, options, callback),
    }
  )
}

/** Some browsers throw at the property itself. */
function read() {
  try {
    return globalThis.navigator?.locks as LockManager | undefined
  } catch {
    return undefined
  }
}

export declare namespace getLocks {
  type ReturnType = {
    query(): Promise<LockManagerSnapshot>
    request(
      name: string,
      options: LockOptions,
      callback: (lock: Lock | null) => Promise<void> | undefined,
    ): Promise<unknown>
  }
}
