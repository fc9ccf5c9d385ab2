import { createHash, randomBytes } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth, Ticket } from '../createAuth.js'
import { hash } from '../hash.js'
import { keepFresh } from '../keepFresh.js'
import { OPEN_LOGINS_MAX, SOCIAL_LIFE_MS } from '../rules.js'
import { getTicket } from './getTicket.js'

/**
 * Begins a login at a provider: OAuth 2 with PKCE S256, and a state and nonce
 * that are good once. A window that waits with the ticket is sent there.
 *
 * @throws ServiceError ORIGIN_NOT_ALLOWED, SOCIAL_FAILED when the ticket was
 * used
 */
export function startSocial(
  auth: Auth,
  parameters: startSocial.Parameters,
): startSocial.ReturnType {
  const { app, deviceId, provider } = parameters
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  const ticket = parameters.ticket && claimTicket(auth, parameters.ticket)
  // Hex, because some apps append to it behind two dashes.
  const state = randomBytes(32).toString('hex')
  const verifier = randomBytes(32).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const now = auth.now()
  auth.socialLogins.set(hash(state), {
    ...{ provider, deviceId, app, verifier, nonce },
    status: 'PENDING',
    identity: undefined,
    ticket: ticket || undefined,
    isWitnessed: false,
    codes: [],
    expiresAt: now + SOCIAL_LIFE_MS,
  })
  keepFresh(auth.socialLogins, { max: OPEN_LOGINS_MAX, now })
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: auth.provider.clientId,
    redirect_uri: `${auth.walletOrigin()}/auth/social/callback`,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const uri = `${auth.provider.url}/${provider}/authorize?${query}`
  if (ticket) handOver(ticket, uri)
  return { uri, state }
}

export declare namespace startSocial {
  type Parameters = {
    provider: string
    deviceId: string
    /** Origin of the app. */
    app: string
    /** What the app has opened its window with. */
    ticket?: string | undefined
  }
  type ReturnType = { uri: string; state: string }
}

function claimTicket(auth: Auth, name: string) {
  const ticket = getTicket(auth, name)
  if (!ticket.uri && !ticket.isTaken) return ticket
  throw new ServiceError(400, 'SOCIAL_FAILED', 'The ticket has been used')
}

function handOver(ticket: Ticket, uri: string) {
  ticket.uri = uri
  for (const wake of ticket.waiters) wake()
}
