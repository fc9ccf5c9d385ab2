import { randomBytes } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { SocialRequest } from '../../providers/socialProvider.js'
import type { Auth } from '../createAuth.js'
import { getSession } from '../getSession.js'
import { hash } from '../hash.js'
import { limitOpen } from '../limitOpen.js'
import { PASSKEY } from '../passkeys/passkeyIdentity.js'
import type { SocialLogin } from '../records.js'
import { SOCIAL_LIFE_MS } from '../rules.js'
import { changeTicket } from './changeTicket.js'
import { requireProvider } from './requireProvider.js'
import { toRedirectUri } from './toRedirectUri.js'

/** Page of the wallet in which a passkey is used; it reads the fragment. */
const PASSKEY_PAGE = '/sdk/passkey'

/**
 * Begins a login at a provider, with a PKCE verifier, a state and a nonce that
 * are good once. A window that waits with the ticket is sent there.
 *
 * @throws ServiceError ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN, SERVICE_UNAVAILABLE when the
 * provider is not set up or not reached, SOCIAL_FAILED when the ticket was used
 */
export async function startSocial(
  auth: Auth,
  parameters: startSocial.Parameters,
): Promise<startSocial.ReturnType> {
  const { app, client, deviceId, provider } = parameters
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  const getUri = chooseUri(auth, parameters)
  await limitOpen(auth, { app, client, kind: 'social' })
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
    guestId: await findGuest(auth, parameters.token),
    projectId: provider === PASSKEY ? parameters.projectId : undefined,
    expiresAt: now + SOCIAL_LIFE_MS,
  }
  const uri = await getUri({ nonce, state, verifier })
  if (parameters.ticket) await handOver(auth, parameters, uri)
  await socialLogins.set(hash(state), login)
  return { uri, state }
}

export declare namespace startSocial {
  type Parameters = {
    provider: string
    deviceId: string
    /** Origin of the app. */
    app: string
    /** Required by a login with a passkey. */
    projectId?: string | undefined
    /** IP address it is asked from, when it is known. */
    client?: string | undefined
    /** What the app has opened its window with. */
    ticket?: string | undefined
    /** Of the session that is there; a guest keeps their account. */
    token?: string | undefined
  }
  type ReturnType = { uri: string; state: string }
}

async function findGuest(auth: Auth, token: string | undefined) {
  const session = await getSession(auth, token)
  return session?.user.isGuest ? session.userId : undefined
}

/** Where the window goes; checked before anything is counted or kept. */
function chooseUri(
  auth: Auth,
  { app, projectId = '', provider }: startSocial.Parameters,
) {
  if (provider === PASSKEY) {
    // guard: passkey-offered
    if (!auth.offersLogin({ app, login: PASSKEY, projectId }))
      throw new ServiceError(503, 'SERVICE_UNAVAILABLE', 'Not offered')
    return async ({ state }: { state: string }) =>
      `${auth.walletOrigin()}${PASSKEY_PAGE}#${state}`
  }
  const link = requireProvider(auth, provider)
  const redirectUri = toRedirectUri(auth, provider)
  return (request: Omit<SocialRequest, 'redirectUri'>) =>
    link.getUri({ ...request, redirectUri }).catch((error) => {
      auth.report(error)
      throw new ServiceError(502, 'SERVICE_UNAVAILABLE', 'No answer')
    })
}

async function handOver(
  auth: Auth,
  { client, ticket: name = '' }: startSocial.Parameters,
  uri: string,
) {
  await changeTicket(auth, { client, name }, (ticket) => {
    if (ticket.uri || ticket.isTaken)
      throw new ServiceError(400, 'SOCIAL_FAILED', 'The ticket has been used')
    return { ...ticket, uri }
  })
  auth.signals.wake(`ticket:${hash(name)}`)
}
