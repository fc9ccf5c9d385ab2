import { randomBytes } from 'node:crypto'
import { ServiceError } from 'latchkey-server/http'
import type { Provider } from './createProvider.js'

/** Life of a code, from the person's click. */
const CODE_LIFE_MS = 60_000

/**
 * The person has answered: the address to send them to, with a code for the
 * one they chose, or with `access_denied`. A question is answered once.
 *
 * @param parameters.sub - Whom they chose; without it they said no.
 * @throws ServiceError EXPIRED, UNKNOWN_IDENTITY
 */
export function decideAuthorize(
  provider: Provider,
  parameters: { requestId: string; sub?: string | undefined },
): URL {
  const { requestId, sub } = parameters
  const request = provider.requests.get(requestId)
  provider.requests.delete(requestId)
  if (!request || request.expiresAt <= provider.now())
    throw new ServiceError(404, 'EXPIRED', 'This question is over')
  const back = new URL(request.redirectUri)
  back.searchParams.set('state', request.state)
  // RFC 9207: whom the answer is from.
  back.searchParams.set('iss', `${provider.url}/${request.provider}`)
  if (sub === undefined) {
    back.searchParams.set('error', 'access_denied')
    return back
  }
  const people = provider.people[request.provider]
  const identity = people.find((person) => person.sub === sub)
  if (!identity)
    throw new ServiceError(400, 'UNKNOWN_IDENTITY', 'There is no such person')
  const code = randomBytes(32).toString('base64url')
  const expiresAt = provider.now() + CODE_LIFE_MS
  provider.codes.set(code, { ...request, expiresAt, identity })
  back.searchParams.set('code', code)
  return back
}
