import type { ApiRequestError } from '../core/errors/api.js'

const BASE_DELAY_MS = 300
const RETRY_AFTER_MAX_MS = 30_000

/**
 * Milliseconds to wait before the next attempt, `undefined` for none.
 *
 * @param error - failed attempt; its cause holds the answer's headers (RFC
 * 9110 section 10.2.3: `Retry-After` is seconds or a date)
 * @param attempt - attempts that were repeated already, from 0
 */
export function getRetryDelay(
  error: ApiRequestError,
  attempt: number,
): number | undefined {
  // Not by its class: a `fetch` of one's own has another one.
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

/** Between half of the delay and the whole of it. */
function jitter(delay: number) {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.round(delay * (0.5 + random / 2 ** 33))
}
