import { withTimeout } from './withTimeout.js'

/**
 * Runs a task with a timeout. The task's signal aborts when the caller's
 * signal aborts, on timeout, and when the task is done, which ends anything it
 * left open.
 *
 * @param run - the task
 * @param options.ms - timeout in milliseconds; `Infinity` for none
 * @param options.error - creates the timeout error
 * @param options.signal - aborts the task with its reason
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
