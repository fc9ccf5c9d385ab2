const POLL_MS = 50
const TIMEOUT_MS = 20_000

/**
 * Asks until there is an answer.
 *
 * @throws Error when there is none for 20 s
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
