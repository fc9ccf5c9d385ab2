import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import { isSameHash } from '../isSameHash.js'
import type { SocialLogin, Ticket } from '../records.js'
import { SOCIAL_CODE_LIFE_MS } from '../rules.js'
import { issueResult } from './issueResult.js'
import { lockSocial } from './lockSocial.js'
import { requireProvider } from './requireProvider.js'
import { toRedirectUri } from './toRedirectUri.js'

/**
 * The person is back from the provider. A state is good for one return,
 * whatever comes of it.
 *
 * @returns Where the window takes the result to: the app's origin, and the
 * address for it.
 * @throws ServiceError SOCIAL_EXPIRED when the state is unknown, used, or old
 */
export async function finishSocial(
  auth: Auth,
  parameters: finishSocial.Parameters,
): Promise<finishSocial.ReturnType> {
  const { state } = parameters
  const { socialLogins } = auth.store
  const returned = await take(auth, parameters)
  const settled: SocialLogin = {
    ...returned,
    ...(await settle(auth, returned, parameters)),
    expiresAt: auth.now() + SOCIAL_CODE_LIFE_MS,
  }
  const { codes, uri } = issueResult(auth, settled, state)
  await lockSocial(auth, state, (key) =>
    socialLogins.set(key, { ...settled, codes }),
  )
  return { app: settled.app, resultUri: uri }
}

export declare namespace finishSocial {
  type Parameters = {
    /** Whose address the user has come back to. */
    provider: string
    state: string
    code?: string | undefined
    error?: string | undefined
    /** Whom the answer is from (RFC 9207). */
    iss?: string | undefined
    /** What Apple posts beside the code. */
    user?: string | undefined
    /** Secret that the browser keeps as a cookie for the window of a ticket. */
    getBrowser?: ((ticket: string) => string | undefined) | undefined
  }
  type ReturnType = { app: string; resultUri: string }
}

/** The login of the state, which no other return gets. */
function take(
  auth: Auth,
  { getBrowser, provider, state }: finishSocial.Parameters,
) {
  const { socialLogins, tickets } = auth.store
  return lockSocial(auth, state, async (key) => {
    const login = await socialLogins.get(key)
    const isOpen = login?.status === 'PENDING' && login.expiresAt > auth.now()
    // guard: mix-up
    if (!isOpen || login.provider !== provider)
      throw new ServiceError(404, 'SOCIAL_EXPIRED', 'The login has expired')
    const ticket = login.ticket && (await tickets.get(login.ticket))
    const browser = login.ticket && getBrowser?.(login.ticket)
    const returned: SocialLogin = {
      ...login,
      status: 'RETURNED',
      isWitnessed: isWitnessed(login, ticket || undefined, browser),
    }
    await socialLogins.set(key, returned)
    return returned
  })
}

async function settle(
  auth: Auth,
  login: SocialLogin,
  { code, error, iss, state, user }: finishSocial.Parameters,
): Promise<Pick<SocialLogin, 'identity' | 'status'>> {
  const { nonce, provider, verifier } = login
  const redirectUri = toRedirectUri(auth, provider)
  try {
    const identity = await requireProvider(auth, provider).getIdentity(
      { code, error, iss, state, user },
      { nonce, redirectUri, state, verifier },
    )
    if (!identity) return { identity: undefined, status: 'CANCELLED' }
    const loggedInAt = identity.loggedInAt ?? auth.now()
    return {
      identity: { ...identity, loggedInAt, provider },
      status: 'COMPLETE',
    }
  } catch (cause) {
    const message = `The login at ${provider} failed.`
    auth.report(new Error(message, { cause }))
    return { identity: undefined, status: 'FAILED' }
  }
}

/**
 * Whether the window is the one that the app itself has opened, in the browser
 * it runs in. Otherwise somebody could begin a login, have another person
 * finish it, and fetch the result from the server.
 */
function isWitnessed(
  { app }: SocialLogin,
  ticket: Ticket | undefined,
  browser: string | undefined,
) {
  if (!ticket?.browser || browser === undefined) return false
  return isSameHash(ticket.browser, hash(browser)) && ticket.opener === app
}
