import type { Auth } from '../createAuth.js'
import type { SocialIdentity, SocialLogin } from '../records.js'
import { toUserName } from '../users/toUserName.js'
import { verifyIdToken } from './verifyIdToken.js'

/**
 * Redeems the provider's code with the PKCE verifier and reads whom it means.
 *
 * @throws Error whatever goes wrong
 */
export async function requestIdentity(
  auth: Auth,
  login: SocialLogin,
  code: string,
): Promise<SocialIdentity> {
  const { clientId, clientSecret, fetch, url } = auth.provider
  const { nonce, provider, verifier } = login
  const response = await fetch(`/${provider}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code,
      code_verifier: verifier,
      redirect_uri: `${auth.walletOrigin()}/auth/social/callback`,
    }),
  })
  if (!response.ok) throw new Error('The provider refuses the code')
  const { id_token: token } = (await response.json()) as { id_token?: unknown }
  const keys = await fetch(`/${provider}/jwks`)
  const claims = await verifyIdToken(token, {
    audience: clientId,
    issuer: `${url}/${provider}`,
    jwks: await keys.json(),
    nonce,
    now: auth.now(),
  })
  return {
    provider,
    subject: claims.sub,
    userName: toUserName(claims.preferred_username) ?? toUserName(claims.name),
    email: typeof claims.email === 'string' ? claims.email : undefined,
    isEmailVerified: claims.email_verified === true,
  }
}
