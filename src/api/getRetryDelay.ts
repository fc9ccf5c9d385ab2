import type { ApiRequestError } from '../core/errors/api.js'

const BASE_DELAY_MS = 300
const RETRY_AFTER_MAX_MS = 30_000

/**
 * Returns the milliseconds to wait before the next attempt, or `undefined` if
 * the request should not be retried.
 *
 * @param error - error of the failed attempt; its cause holds the response
 * headers (RFC 9110 section 10.2.3: `Retry-After` is seconds or a date)
 * @param attempt - number of retries made so far, from 0
 */
export function getRetryDelay(
  error: ApiRequestError,
  attempt: number,
): number | undefined {
  // No `instanceof`: a custom `fetch` may use another `Response` class.
  const { headers } = (error.cause ?? {}) as Partial<Response>
  const header = headers?.get?.('retry-after')
  const asked = header ? toMilliseconds(header) : undefined
  if (asked !== undefined && asked > RETRY_AFTER_MAX_MS) return undefined
  return Math.max(asked ?? 0, jitter(BASE_DELAY_MS * 2 ** attempt))
}

function toMilliseconds(header: string) {
  if (/^\d+$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Returns a random delay between half of `delay` and `delay`. */
function jitter(delay: number) {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.round(delay * (0.5 + random / 2 ** 33))
}
