import { SignInServerError } from '../core/errors/signInServer.js'

/**
 * Asserts that a request that changes something comes from a page of this
 * site. Browsers send `Origin` with every POST request, and pages cannot set
 * it.
 *
 * @throws SignInServerError `ORIGIN_NOT_ALLOWED`
 */
export function assertOwnOrigin(request: Request, origin: string): void {
  const sent = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isOwn = sent === origin && (site === null || site === 'same-origin')
  if (!isOwn) throw new SignInServerError({ code: 'ORIGIN_NOT_ALLOWED' })
}
