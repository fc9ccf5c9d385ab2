import { randomUUID } from 'node:crypto'
import { ServiceError } from '../http/ServiceError.js'
import { assertCooldown } from './assertCooldown.js'
import type { Account, Auth, Challenge } from './createAuth.js'
import { getSession } from './getSession.js'
import { hash } from './hash.js'
import { openAccount } from './openAccount.js'
import { parseEmail } from './parseEmail.js'
import { sendCode } from './sendCode.js'
import { sendDeviceLink } from './sendDeviceLink.js'

/**
 * Begins a login. A code is mailed; when the address has logged in before, but
 * not on this device, a link to approve the device is mailed first. What was
 * begun earlier for the address is void.
 *
 * @throws ServiceError INVALID_EMAIL, ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN
 */
export function requestLogin(
  auth: Auth,
  parameters: requestLogin.Parameters,
): requestLogin.ReturnType {
  const { app, deviceId, token } = parameters
  const email = parseEmail(parameters.email)
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  if (hasSession(auth, token, email, deviceId))
    return { action: 'CONNECT', challengeId: '' }
  const account = openAccount(auth, email)
  assertCooldown(auth, account)
  const challenge = replaceChallenge(auth, account, { app, deviceId, email })
  account.lastRequestAt = auth.now()
  const known =
    account.devices.size === 0 || account.devices.has(hash(deviceId))
  if (known) sendCode(auth, challenge)
  else sendDeviceLink(auth, challenge)
  return {
    action: known ? 'VERIFY_OTP' : 'VERIFY_DEVICE',
    challengeId: challenge.id,
  }
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

function replaceChallenge(
  auth: Auth,
  account: Account,
  parameters: Pick<Challenge, 'app' | 'deviceId' | 'email'>,
): Challenge {
  const earlier = auth.challenges.get(account.challengeId ?? '')
  if (earlier) {
    auth.challenges.delete(earlier.id)
    for (const wake of earlier.waiters) wake()
  }
  const challenge: Challenge = {
    ...parameters,
    id: randomUUID(),
    stage: 'device',
    linkHash: undefined,
    codeHash: undefined,
    expiresAt: 0,
    tries: 0,
    waiters: new Set(),
  }
  account.challengeId = challenge.id
  auth.challenges.set(challenge.id, challenge)
  return challenge
}

function hasSession(
  auth: Auth,
  token: string | undefined,
  email: string,
  deviceId: string,
) {
  const session = getSession(auth, token)
  return session?.email === email && session.deviceId === deviceId
}
