import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import { limitClient } from '../limitClient.js'
import type { SocialLogin } from '../records.js'
import { CLIENT_TRIES } from '../rules.js'
import { issueChallenge } from './passkeyChallenge.js'
import { PASSKEY } from './passkeyIdentity.js'
import { toCreationOptions, toRequestOptions } from './toPasskeyOptions.js'

/**
 * What the window of a login needs: which app it is for, and the options of
 * both ways, with one challenge. A window that is reloaded gets another one.
 *
 * @throws ServiceError SOCIAL_EXPIRED, LOGIN_COOLDOWN
 */
export async function beginPasskeyLogin(
  auth: Auth,
  parameters: beginPasskeyLogin.Parameters,
): Promise<beginPasskeyLogin.ReturnType> {
  const { client, state } = parameters
  await limitClient(auth, { client, key: PASSKEY, limits: CLIENT_TRIES })
  const { app, projectId } = await requirePasskeyLogin(auth, state)
  const issued = await issueChallenge(auth, { projectId, secret: state })
  const name = auth.getAppName(app) ?? new URL(app).host
  const [creation, request] = await Promise.all([
    toCreationOptions(auth, { issued, name }),
    toRequestOptions(auth, issued),
  ])
  return { app, creation, name, request }
}

export declare namespace beginPasskeyLogin {
  type Parameters = { client?: string | undefined; state: string }
  type ReturnType = {
    /** Origin that the result is for. */
    app: string
    creation: PublicKeyCredentialCreationOptionsJSON
    /** What the operator calls the app. */
    name: string
    request: PublicKeyCredentialRequestOptionsJSON
  }
}

/**
 * A login by passkey that waits for its window.
 *
 * @throws ServiceError SOCIAL_EXPIRED
 */
export async function requirePasskeyLogin(
  auth: Pick<Auth, 'now' | 'store'>,
  state: string,
): Promise<SocialLogin & { projectId: string }> {
  const login = await auth.store.socialLogins.get(hash(state))
  const { projectId, provider } = login ?? {}
  const isOpen = login?.status === 'PENDING' && login.expiresAt > auth.now()
  if (!isOpen || provider !== PASSKEY || projectId === undefined)
    throw new ServiceError(404, 'SOCIAL_EXPIRED', 'The login has expired')
  return { ...login, projectId }
}
