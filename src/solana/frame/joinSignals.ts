/**
 * A signal that fires with the first of others. It is made by hand, because
 * `AbortSignal.any` is younger than the browsers that are supported.
 *
 * @returns the signal, and `release`, which leaves no listener behind
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
