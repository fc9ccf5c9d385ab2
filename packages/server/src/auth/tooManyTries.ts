import type { ServiceError } from '../http/ServiceError.js'
import { tooSoon } from '../http/tooSoon.js'

/** The refusal of one more guess. */
export function tooManyTries(waitMs: number): ServiceError {
  const [code, message] = ['TOO_MANY_TRIES', 'Too many tries']
  return tooSoon({ code, message, waitMs })
}
