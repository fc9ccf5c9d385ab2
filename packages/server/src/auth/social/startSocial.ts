import { createHash, randomBytes } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import type { SocialLogin } from '../records.js'
import { OPEN_LOGINS_MAX, SOCIAL_LIFE_MS } from '../rules.js'
import { changeTicket } from './changeTicket.js'

/**
 * Begins a login at a provider: OAuth 2 with PKCE S256, and a state and nonce
 * that are good once. A window that waits with the ticket is sent there.
 *
 * @throws ServiceError ORIGIN_NOT_ALLOWED, SOCIAL_FAILED when the ticket was
 * used
 */
export async function startSocial(
  auth: Auth,
  parameters: startSocial.Parameters,
): Promise<startSocial.ReturnType> {
  const { app, deviceId, provider } = parameters
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  // Hex, because some apps append to it behind two dashes.
  const state = randomBytes(32).toString('hex')
  const verifier = randomBytes(32).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const now = auth.now()
  const { socialLogins } = auth.store
  const ticket = parameters.ticket && hash(parameters.ticket)
  const login: SocialLogin = {
    ...{ provider, deviceId, app, verifier, nonce },
    status: 'PENDING',
    identity: undefined,
    ticket: ticket || undefined,
    isWitnessed: false,
    codes: [],
    expiresAt: now + SOCIAL_LIFE_MS,
  }
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
  if (parameters.ticket) await handOver(auth, parameters.ticket, uri)
  await socialLogins.set(hash(state), login)
  await socialLogins.prune({ max: OPEN_LOGINS_MAX, now })
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

async function handOver(auth: Auth, name: string, uri: string) {
  await changeTicket(auth, name, (ticket) => {
    if (ticket.uri || ticket.isTaken)
      throw new ServiceError(400, 'SOCIAL_FAILED', 'The ticket has been used')
    return { ...ticket, uri }
  })
  auth.signals.wake(`ticket:${hash(name)}`)
}
