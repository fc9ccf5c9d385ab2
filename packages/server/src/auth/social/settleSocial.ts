import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import { isSameHash } from '../isSameHash.js'
import type { SocialLogin, Ticket } from '../records.js'
import { SOCIAL_CODE_LIFE_MS } from '../rules.js'
import { issueResult } from './issueResult.js'
import { lockSocial } from './lockSocial.js'

/**
 * Ends what happens in the window of a login. A state is good for one return,
 * whatever comes of it.
 *
 * @returns Where the window takes the result to: the app's origin, and the
 * address for it.
 * @throws ServiceError SOCIAL_EXPIRED when the state is unknown, used, or old
 */
export async function settleSocial(
  auth: Auth,
  parameters: settleSocial.Parameters,
): Promise<settleSocial.ReturnType> {
  const { settle, state } = parameters
  const { socialLogins } = auth.store
  const returned = await take(auth, parameters)
  const settled: SocialLogin = {
    ...returned,
    ...(await settle(returned)),
    expiresAt: auth.now() + SOCIAL_CODE_LIFE_MS,
  }
  const { codes, uri } = issueResult(auth, settled, state)
  await lockSocial(auth, state, (key) =>
    socialLogins.set(key, { ...settled, codes }),
  )
  return { app: settled.app, resultUri: uri }
}

export declare namespace settleSocial {
  type Parameters = {
    /** Whose address the user has come back to. */
    provider: string
    state: string
    /** Secret that the browser keeps as a cookie for the window of a ticket. */
    getBrowser?: ((ticket: string) => string | undefined) | undefined
    /** Who has logged in. */
    settle(
      login: SocialLogin,
    ): Promise<Pick<SocialLogin, 'created' | 'identity' | 'status'>>
  }
  type ReturnType = { app: string; resultUri: string }
}

/** The login of the state, which no other return gets. */
function take(
  auth: Auth,
  { getBrowser, provider, state }: settleSocial.Parameters,
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
