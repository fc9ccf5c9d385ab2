import { withTimeout } from './withTimeout.js'

/**
 * Does some work, but not for ever. The signal that the work gets fires when
 * the caller's does, when it has taken too long, and when it is done: what it
 * has left open ends with it.
 *
 * @param run - the work
 * @param options.ms - longest duration in milliseconds; `Infinity` for none
 * @param options.error - makes the error of work that took too long
 * @param options.signal - ends it with its reason
 */
export async function withDeadline<value>(
  run: (signal: AbortSignal) => Promise<value>,
  options: withTimeout.Options,
): Promise<value> {
  const { error, ms, signal } = options
  signal?.throwIfAborted()
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  try {
    return await withTimeout(run(controller.signal), {
      ms,
      error,
      signal: controller.signal,
    })
  } finally {
    signal?.removeEventListener('abort', onAbort)
    controller.abort()
  }
}
