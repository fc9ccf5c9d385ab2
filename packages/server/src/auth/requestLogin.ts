import { randomUUID } from 'node:crypto'
import { ServiceError } from '../http/ServiceError.js'
import { assertCooldown } from './assertCooldown.js'
import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'
import { getSession } from './getSession.js'
import { hash } from './hash.js'
import { lockEmail } from './lockEmail.js'
import { parseEmail } from './parseEmail.js'
import type { Challenge } from './records.js'
import { sendCode } from './sendCode.js'
import { sendDeviceLink } from './sendDeviceLink.js'

/**
 * Begins a login. A code is mailed; when the address has logged in before, but
 * not on this device, a link to approve the device is mailed first. What was
 * begun earlier for the address is void.
 *
 * @throws ServiceError INVALID_EMAIL, ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN,
 * SERVICE_UNAVAILABLE
 */
export async function requestLogin(
  auth: Auth,
  parameters: requestLogin.Parameters,
): Promise<requestLogin.ReturnType> {
  const { app, deviceId, token } = parameters
  const email = parseEmail(parameters.email)
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  if (await hasSession(auth, token, email, deviceId))
    return { action: 'CONNECT', challengeId: '' }
  return lockEmail(auth, email, async () => {
    const account = await getAccount(auth, email)
    assertCooldown(auth, account)
    const challenge = toChallenge({ app, deviceId, email })
    await auth.store.accounts.set(email, {
      ...account,
      challengeId: challenge.id,
      lastRequestAt: auth.now(),
    })
    await endChallenge(auth, account.challengeId)
    const { devices } = account
    const known = devices.length === 0 || devices.includes(hash(deviceId))
    if (known) await sendCode(auth, challenge)
    else await sendDeviceLink(auth, challenge)
    return {
      action: known ? 'VERIFY_OTP' : 'VERIFY_DEVICE',
      challengeId: challenge.id,
    }
  })
}

export declare namespace requestLogin {
  type Parameters = {
    email: string
    /** Random id the frame keeps for its browser. */
    deviceId: string
    /** Origin of the app. */
    app: string
    /** Session that may still be good. */
    token?: string | undefined
  }
  type ReturnType = {
    action: 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT'
    /** Empty when there is nothing to answer. */
    challengeId: string
  }
}

function toChallenge(
  parameters: Pick<Challenge, 'app' | 'deviceId' | 'email'>,
): Challenge {
  return {
    ...parameters,
    id: randomUUID(),
    stage: 'device',
    linkHash: undefined,
    codeHash: undefined,
    expiresAt: 0,
    tries: 0,
  }
}

async function endChallenge(auth: Auth, challengeId: string | undefined) {
  if (challengeId === undefined) return
  await auth.store.challenges.delete(challengeId)
  auth.signals.wake(`challenge:${challengeId}`)
}

async function hasSession(
  auth: Auth,
  token: string | undefined,
  email: string,
  deviceId: string,
) {
  const session = await getSession(auth, token)
  return session?.email === email && session.deviceId === deviceId
}
