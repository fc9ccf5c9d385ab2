import { ServiceError } from './ServiceError.js'

/**
 * The refusal of what has to wait. Its seconds are rounded up: nobody who waits
 * for them is refused again.
 */
export function tooSoon(parameters: {
  code: string
  /** Default: says how long to wait. */
  message?: string | undefined
  waitMs: number
}): ServiceError {
  const secondsLeft = Math.max(0, Math.ceil(parameters.waitMs / 1_000))
  const { code, message = `Please try again after ${secondsLeft} seconds` } =
    parameters
  return new ServiceError(429, code, message, { secondsLeft })
}
