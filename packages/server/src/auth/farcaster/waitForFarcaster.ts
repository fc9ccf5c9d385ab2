import { ServiceError } from '../../http/ServiceError.js'
import type { FarcasterAnswer } from '../../providers/farcasterLink.js'
import { toPlainName } from '../../toPlainName.js'
import type { Auth } from '../createAuth.js'
import { createSession } from '../createSession.js'
import type { FarcasterLogin } from '../records.js'
import { signInIdentity } from '../users/signInIdentity.js'
import { requireFarcaster } from './requireFarcaster.js'
import { verifySignIn } from './verifySignIn.js'

/** Pause between two looks at the relay. */
const READ_MS = 1_000

/**
 * Waits until somebody approves the channel in Farcaster: a session then, and
 * nothing after `pollMs`, to be asked again.
 *
 * @throws ServiceError SOCIAL_CANCELLED when refused, SOCIAL_EXPIRED,
 * SOCIAL_FAILED when what was signed is not for this login, SERVICE_UNAVAILABLE
 */
export async function waitForFarcaster(
  auth: Auth,
  parameters: waitForFarcaster.Parameters,
): Promise<Partial<createSession.ReturnType>> {
  const { deviceId, loginId } = parameters
  const answer = await readUntil(auth, parameters)
  if (answer.state === 'pending') return {}
  // Whatever it says, it is said once.
  const login = await auth.store.lock(`farcaster:${loginId}`, async () => {
    const login = await requireLogin(auth, parameters)
    await auth.store.farcasterLogins.delete(loginId)
    return login
  })
  if (answer.state === 'refused')
    throw new ServiceError(403, 'SOCIAL_CANCELLED', 'The login was refused')
  if (answer.state !== 'completed')
    throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The login has expired')
  const fid = await verifyAnswer(auth, login, answer)
  const user = await signInIdentity(auth, {
    provider: 'farcaster',
    subject: String(fid),
    userName: toPlainName(answer.userName) ?? `fid ${fid}`,
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

/** The relay answers at once, so it is asked again and again. */
async function readUntil(
  auth: Auth,
  parameters: waitForFarcaster.Parameters,
): Promise<FarcasterAnswer> {
  const { loginId, signal } = parameters
  const farcaster = requireFarcaster(auth)
  for (let left = auth.pollMs; ; left -= READ_MS) {
    const { channelToken } = await requireLogin(auth, parameters)
    const answer = await farcaster.read(channelToken).catch((error) => {
      auth.report(error)
      throw new ServiceError(502, 'SERVICE_UNAVAILABLE', 'No answer')
    })
    if (answer.state !== 'pending' || left <= 0) return answer
    await auth.signals.wait(`farcaster:${loginId}`, {
      isDone: async () => false,
      ms: Math.min(left, READ_MS),
      signal,
    })
    if (signal?.aborted || auth.signals.isEnding()) return answer
  }
}

async function verifyAnswer(
  auth: Auth,
  login: FarcasterLogin,
  answer: { message: unknown; signature: unknown },
) {
  const origin = auth.walletOrigin()
  const fid = await verifySignIn(answer, {
    domain: new URL(origin).host,
    nonce: login.nonce,
    now: auth.now(),
    uri: origin,
    verify: requireFarcaster(auth).verify,
  })
  if (fid !== undefined) return fid
  throw new ServiceError(403, 'SOCIAL_FAILED', "Sign-in didn't work")
}
