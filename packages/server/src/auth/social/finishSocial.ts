import { ServiceError } from '../../http/ServiceError.js'
import type { Auth, SocialLogin } from '../createAuth.js'
import { hash } from '../hash.js'
import { SOCIAL_CODE_LIFE_MS } from '../rules.js'
import { issueResult } from './issueResult.js'
import { requestIdentity } from './requestIdentity.js'

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
  const login = auth.socialLogins.get(hash(state))
  if (login?.status !== 'PENDING' || login.expiresAt <= auth.now())
    throw new ServiceError(404, 'SOCIAL_EXPIRED', 'The login has expired')
  login.status = 'RETURNED'
  login.isWitnessed = isWitnessed(login, parameters.browser)
  login.status = await settle(auth, login, parameters)
  login.expiresAt = auth.now() + SOCIAL_CODE_LIFE_MS
  return { app: login.app, resultUri: issueResult(auth, login, state) }
}

export declare namespace finishSocial {
  type Parameters = {
    state: string
    code?: string | undefined
    error?: string | undefined
    /** Whom the answer is from (RFC 9207). */
    iss?: string | undefined
    /** Secret that the browser keeps as a cookie. */
    browser?: string | undefined
  }
  type ReturnType = { app: string; resultUri: string }
}

async function settle(
  auth: Auth,
  login: SocialLogin,
  { code, error, iss }: finishSocial.Parameters,
): Promise<'CANCELLED' | 'COMPLETE' | 'FAILED'> {
  // An answer of another provider is not asked about at this one.
  if (iss !== `${auth.provider.url}/${login.provider}`) return 'FAILED'
  if (error === 'access_denied') return 'CANCELLED'
  if (error !== undefined || !code) return 'FAILED'
  try {
    login.identity = await requestIdentity(auth, login, code)
    return 'COMPLETE'
  } catch {
    return 'FAILED'
  }
}

/**
 * Whether the window is the one that the app itself has opened, in the browser
 * it runs in. Otherwise somebody could begin a login, have another person
 * finish it, and fetch the result from the server.
 */
function isWitnessed(
  { app, ticket }: SocialLogin,
  browser: string | undefined,
) {
  if (!ticket?.browser || browser === undefined) return false
  return ticket.browser === hash(browser) && ticket.opener === app
}
