/**
 * Lets so many through at once, and then so many per second (a token bucket).
 *
 * @param parameters.perSecond - tokens that come back each second
 * @param parameters.burst - tokens there are at most, and at first
 * @returns takes a token; false when there is none
 */
export function createTokenBucket(
  parameters: createTokenBucket.Parameters,
): createTokenBucket.ReturnType {
  const { burst, perSecond } = parameters
  let tokens = burst
  let filledAt = performance.now()
  return () => {
    const now = performance.now()
    const regained = ((now - filledAt) / 1_000) * perSecond
    tokens = Math.min(burst, tokens + regained)
    filledAt = now
    if (tokens < 1) return false
    tokens--
    return true
  }
}

export declare namespace createTokenBucket {
  type Parameters = { perSecond: number; burst: number }
  type ReturnType = () => boolean
}
