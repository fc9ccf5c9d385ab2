/**
 * Creates a token bucket: allows a burst, then a number of calls per second.
 *
 * @param parameters.perSecond - tokens regained each second
 * @param parameters.burst - initial and maximum number of tokens
 * @returns takes a token; returns false when there is none
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
