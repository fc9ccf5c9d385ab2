/** Resolves when woken, after `ms`, or when nobody listens any more. */
export function waitForWake(
  waiters: Set<() => void>,
  ms: number,
  signal?: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      waiters.delete(finish)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    waiters.add(finish)
    signal?.addEventListener('abort', finish)
    if (signal?.aborted) finish()
  })
}
