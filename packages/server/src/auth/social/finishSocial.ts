import type { Auth } from '../createAuth.js'
import type { SocialLogin } from '../records.js'
import { requireProvider } from './requireProvider.js'
import { settleSocial } from './settleSocial.js'
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
  const { getBrowser, provider, state } = parameters
  return settleSocial(auth, {
    ...{ getBrowser, provider, state },
    settle: (login) => settle(auth, login, parameters),
  })
}

export declare namespace finishSocial {
  type Parameters = Omit<settleSocial.Parameters, 'settle'> & {
    code?: string | undefined
    error?: string | undefined
    /** Whom the answer is from (RFC 9207). */
    iss?: string | undefined
    /** What Apple posts beside the code. */
    user?: string | undefined
  }
  type ReturnType = settleSocial.ReturnType
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
