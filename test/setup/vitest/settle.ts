import { vi } from 'vitest'

/** Runs fake timers for `2 * ms`, during which the promise has to settle. */
export async function settle<value>(promise: Promise<value>, ms = 1_000) {
  const settled = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms)
  const result = await Promise.race([settled, Promise.resolve(undefined)])
  if (!result) throw new Error('not settled in time')
  if ('error' in result) throw result.error
  return result.value
}
