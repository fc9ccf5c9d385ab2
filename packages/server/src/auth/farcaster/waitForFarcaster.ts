import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { createSession } from '../createSession.js'
import type { FarcasterLogin } from '../records.js'
import { signInIdentity } from '../users/signInIdentity.js'
import { toUserName } from '../users/toUserName.js'
import { readAnswer } from './readAnswer.js'
import { verifySignIn } from './verifySignIn.js'

/**
 * Waits until somebody approves the channel in Farcaster: a session then, and
 * nothing after the provider's longest poll, to be asked again.
 *
 * @throws ServiceError SOCIAL_CANCELLED when refused, SOCIAL_EXPIRED,
 * SOCIAL_FAILED when what was signed is not for this login
 */
export async function waitForFarcaster(
  auth: Auth,
  parameters: waitForFarcaster.Parameters,
): Promise<Partial<createSession.ReturnType>> {
  const { deviceId, loginId, signal } = parameters
  const { channelToken } = await requireLogin(auth, parameters)
  const answer = await readAnswer(
    auth.provider.fetch(
      `/farcaster/channel/${encodeURIComponent(channelToken)}`,
      {
        headers: { authorization: `Bearer ${auth.provider.clientSecret}` },
        ...(signal && { signal }),
      },
    ),
  )
  if (answer.state === 'pending') {
    await requireLogin(auth, parameters)
    return {}
  }
  // Whatever it says, it is said once.
  const login = await auth.store.lock(`farcaster:${loginId}`, async () => {
    const login = await requireLogin(auth, parameters)
    await auth.store.farcasterLogins.delete(loginId)
    return login
  })
  if (answer.state === 'refused')
    throw new ServiceError(403, 'SOCIAL_CANCELLED', 'The login was refused')
  const fid = await verifyAnswer(auth, login, answer)
  const user = await signInIdentity(auth, {
    provider: 'farcaster',
    subject: String(fid),
    userName: toUserName(answer.userName) ?? `fid ${fid}`,
    email: undefined,
    isEmailVerified: false,
  })
  return createSession(auth, { deviceId, user })
}

export declare namespace waitForFarcaster {
  type Parameters = {
    deviceId: string
    loginId: string
    /** Ends the wait early, when nobody listens any more. */
    signal?: AbortSignal | undefined
  }
}

async function requireLogin(
  auth: Auth,
  { deviceId, loginId }: waitForFarcaster.Parameters,
) {
  const login = await auth.store.farcasterLogins.get(loginId)
  if (login?.deviceId === deviceId && login.expiresAt > auth.now()) return login
  throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The login has expired')
}

async function verifyAnswer(
  auth: Auth,
  login: FarcasterLogin,
  answer: Record<string, unknown>,
) {
  const origin = auth.walletOrigin()
  const fid = await verifySignIn(answer, {
    domain: new URL(origin).host,
    getCustody: (fid) => getCustody(auth, fid),
    nonce: login.nonce,
    now: auth.now(),
    uri: origin,
  })
  if (fid !== undefined) return fid
  throw new ServiceError(403, 'SOCIAL_FAILED', "Sign-in didn't work")
}

async function getCustody(auth: Auth, fid: number) {
  const path = `/farcaster/custody/${fid}`
  const { custody } = await readAnswer(auth.provider.fetch(path))
  return custody
}
