const POLL_MS = 50
const TIMEOUT_MS = 20_000

/**
 * Calls `ask` until it returns a value.
 *
 * @throws Error if there is none within 20 s.
 */
export async function until<value>(
  ask: () => Promise<value>,
  what: string,
): Promise<NonNullable<value>> {
  const end = Date.now() + TIMEOUT_MS
  let last: unknown
  for (;;) {
    try {
      const value = await ask()
      if (value) return value
    } catch (error) {
      last = error
    }
    if (Date.now() > end)
      throw new Error(`Waited for ${what}`, last ? { cause: last } : {})
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
