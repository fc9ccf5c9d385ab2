import type { Context } from 'hono'
import { ServiceError } from './ServiceError.js'

/**
 * Refuses a form that another page sent.
 *
 * @throws ServiceError 403
 */
export function assertOwnForm(c: Context): void {
  // `Origin` is null under no-referrer, so the browser's own word is asked for.
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const own = site ? site === 'same-origin' : isOwn(c, origin)
  if (!own) throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
}

function isOwn(c: Context, origin: string | undefined) {
  return origin === undefined || origin === new URL(c.req.url).origin
}
