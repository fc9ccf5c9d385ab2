/**
 * Returns a signal that aborts with the first of others. `AbortSignal.any` is
 * newer than the supported browsers.
 *
 * @returns the signal, and `release`, which removes all listeners
 */
export function joinSignals(
  ...signals: readonly (AbortSignal | undefined)[]
): joinSignals.ReturnType {
  const controller = new AbortController()
  const stops = signals.map((signal) => {
    const abort = () => controller.abort(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    return () => signal?.removeEventListener('abort', abort)
  })
  return {
    signal: controller.signal,
    release() {
      for (const stop of stops) stop()
    },
  }
}

export declare namespace joinSignals {
  type ReturnType = { signal: AbortSignal; release(): void }
}
