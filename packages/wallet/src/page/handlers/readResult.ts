import { HostError } from 'latchkey/frame'

/**
 * Reads the address that a login's window has handed to the app: of this
 * frame's server, with a state and either a code or an error, nothing else.
 *
 * @throws HostError `SOCIAL_FAILED`
 */
export function readResult(
  uri: string,
  origin: string,
): { state: string; code: string | undefined; error: string | undefined } {
  const url =
    uri.length <= 2_048 && URL.canParse(uri) ? new URL(uri) : undefined
  const query = url?.searchParams ?? new URLSearchParams()
  const state = query.get('state') ?? ''
  const code = query.get('code') ?? undefined
  const error = query.get('error') ?? undefined
  const isOwn =
    url?.origin === origin &&
    `${url.origin}${url.pathname}${url.search}` === url.href &&
    url.pathname === '/auth/social/result' &&
    query.size === 2 &&
    /^[0-9a-f]{64}$/.test(state) &&
    (error === undefined ? /^[\w-]{43}$/.test(code ?? '') : true)
  if (isOwn) return { state, code, error }
  throw new HostError({
    message: 'Not a result of a login here',
    code: 'SOCIAL_FAILED',
  })
}
