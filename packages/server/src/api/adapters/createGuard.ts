import { ServiceError } from '../../http/ServiceError.js'

const CACHE_MAX = 1_000
const MINUTE_MS = 60_000

/** What happened to a call: `cached` ones asked nobody. */
export type GuardResult =
  | 'answered'
  | 'cached'
  | 'failed'
  | 'over_budget'
  | 'stale'
  | 'stopped'

export type GuardLimits = {
  /** Failures in a row that stop the calls. Default 5. */
  failures?: number | undefined
  /** How long they are stopped, in seconds. Default 30. */
  pauseSeconds?: number | undefined
  /** Calls to the service per minute. Default 600. */
  perMinute?: number | undefined
  /** Longest wait for one call, in seconds. Default 10. */
  timeoutSeconds?: number | undefined
}

export type Guard = {
  /**
   * Runs a call to the service. Calls with the same key at the same time are
   * one, and its answer is kept for `cacheMs`. An answer that is older than
   * that, but not than `staleMs`, stands in while the service fails.
   *
   * @throws ServiceError 503 UPSTREAM_UNAVAILABLE when the service failed
   * before, or its budget is used up; 502 UPSTREAM_FAILED when it fails; or the
   * refusal that `run` throws
   */
  call<result>(parameters: {
    /** Without one, every call is made. */
    key?: string | undefined
    cacheMs?: number | undefined
    staleMs?: number | undefined
    run(signal: AbortSignal): Promise<result>
  }): Promise<result>
}

/**
 * The breaker, cache and budget of one service outside.
 *
 * A refusal (`ServiceError` with a status below 500) is an answer: it does not
 * count as a failure.
 */
export function createGuard(parameters: createGuard.Parameters): Guard {
  const { limits = {}, name, now = Date.now, observe } = parameters
  const { failures: failuresMax = 5, pauseSeconds = 30 } = limits
  const { perMinute = 600, timeoutSeconds = 10 } = limits
  const cache = new Map<string, { at: number; value: unknown }>()
  const open = new Map<string, Promise<unknown>>()
  let failures = 0
  let stoppedUntil = 0
  let isTrying = false
  let left = perMinute
  let filledAt = now()

  function takeBudget() {
    const at = now()
    const earned = ((at - filledAt) * perMinute) / MINUTE_MS
    left = Math.min(perMinute, left + Math.max(0, earned))
    filledAt = at
    if (left < 1) return false
    left--
    return true
  }

  const refuse = (description: string) =>
    new ServiceError(503, 'UPSTREAM_UNAVAILABLE', `${name} ${description}`)

  async function ask<result>(run: (signal: AbortSignal) => Promise<result>) {
    const isStopped = failures >= failuresMax
    // After the pause, one call tries whether the service is back.
    if (isStopped && (now() < stoppedUntil || isTrying)) {
      observe?.(name, 'stopped')
      throw refuse('failed and is asked again later')
    }
    if (!takeBudget()) {
      observe?.(name, 'over_budget')
      throw refuse('is asked too often')
    }
    isTrying = isStopped
    try {
      const value = await waitFor(run, timeoutSeconds * 1_000)
      failures = 0
      observe?.(name, 'answered')
      return value
    } catch (error) {
      if (error instanceof ServiceError && error.status < 500) {
        failures = 0
        observe?.(name, 'answered')
        throw error
      }
      failures++
      stoppedUntil = now() + pauseSeconds * 1_000
      observe?.(name, 'failed')
      if (error instanceof ServiceError) throw error
      // Its own words may have the address of a node, and the key in it.
      const text = `${name} did not answer as it should`
      const failure = new ServiceError(502, 'UPSTREAM_FAILED', text)
      failure.cause = error
      throw failure
    } finally {
      if (isStopped) isTrying = false
    }
  }

  function keep(key: string, value: unknown) {
    cache.delete(key)
    cache.set(key, { at: now(), value })
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHE_MAX) return
      cache.delete(oldest)
    }
  }

  return {
    async call({ cacheMs = 0, key, run, staleMs = 0 }) {
      if (key === undefined) return ask(run)
      type Result = Awaited<ReturnType<typeof run>>
      const known = cache.get(key) as { at: number; value: Result } | undefined
      const age = known ? now() - known.at : 0
      if (known && age < cacheMs) {
        observe?.(name, 'cached')
        return known.value
      }
      const asking =
        (open.get(key) as Promise<Result> | undefined) ??
        ask(run)
          .then((value) => {
            if (cacheMs > 0) keep(key, value)
            return value
          })
          .finally(() => open.delete(key))
      open.set(key, asking)
      try {
        return await asking
      } catch (error) {
        const isRefusal = error instanceof ServiceError && error.status < 500
        if (!known || age >= staleMs || isRefusal) throw error
        observe?.(name, 'stale')
        return known.value
      }
    },
  }
}

export declare namespace createGuard {
  type Parameters = {
    limits?: GuardLimits | undefined
    /** Of the service, for refusals and metrics. */
    name: string
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    observe?: ((name: string, result: GuardResult) => void) | undefined
  }
  type ReturnType = Guard
}

async function waitFor<result>(
  run: (signal: AbortSignal) => Promise<result>,
  ms: number,
) {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No answer within ${ms / 1_000} s`)
      controller.abort(error)
      reject(error)
    }, ms)
  })
  try {
    return await Promise.race([run(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
