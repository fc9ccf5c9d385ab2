/**
 * Waits, and gives up at once when the signal aborts.
 *
 * @param delay - milliseconds
 * @throws the signal's reason
 */
export function sleep(
  delay: number,
  parameters: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { signal } = parameters
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, delay)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
