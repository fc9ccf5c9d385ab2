/** Maximum delay of a timer; a longer one would fire at once. */
export const MAX_DELAY_MS = 2_147_483_647

/**
 * Waits for a promise with a timeout. Later results are ignored, and no timer
 * or listener is left behind.
 *
 * @param promise - promise to wait for
 * @param options.ms - timeout in milliseconds; `Infinity` for none
 * @param options.error - creates the timeout error
 * @param options.signal - aborts the wait with its reason
 *
 * @example
 * await withTimeout(load(), { ms: 20_000, error: () => new FrameLoadError() })
 */
export function withTimeout<value>(
  promise: PromiseLike<value>,
  options: withTimeout.Options,
): Promise<value> {
  const { error, ms, signal } = options
  return new Promise<value>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function finish() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    function onAbort() {
      finish()
      reject(signal?.reason)
    }
    promise.then(
      (value) => {
        finish()
        resolve(value)
      },
      (reason: unknown) => {
        finish()
        reject(reason)
      },
    )
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
    if (ms > MAX_DELAY_MS) return
    timer = setTimeout(() => {
      finish()
      reject(error())
    }, ms)
  })
}

export declare namespace withTimeout {
  type Options = {
    ms: number
    error: () => Error
    signal?: AbortSignal | undefined
  }
}
