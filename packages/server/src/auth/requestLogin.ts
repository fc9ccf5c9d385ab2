import { randomUUID } from 'node:crypto'
import { ServiceError } from '../http/ServiceError.js'
import type { MailLanguage } from '../mail/mailLanguages.js'
import { addRequest } from './addRequest.js'
import { assertCooldown } from './assertCooldown.js'
import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'
import { getSession } from './getSession.js'
import { hash } from './hash.js'
import { limitMail } from './limitMail.js'
import { lockEmail } from './lockEmail.js'
import { parseEmail } from './parseEmail.js'
import type { Account, Challenge } from './records.js'
import { sendCode } from './sendCode.js'
import { sendDeviceLink } from './sendDeviceLink.js'

/**
 * Begins a login. A code is mailed; what the same device began earlier for the
 * address is void. With `approvesDevices`, a link is mailed first when the
 * address has logged in before, but not on this device: who asks then learns
 * that the address is known.
 *
 * @throws ServiceError INVALID_EMAIL, ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN,
 * SERVICE_UNAVAILABLE
 */
export async function requestLogin(
  auth: Auth,
  parameters: requestLogin.Parameters,
): Promise<requestLogin.ReturnType> {
  const { app, client, deviceId, language, token } = parameters
  const email = parseEmail(parameters.email)
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  if (await hasSession(auth, token, email, deviceId))
    return { action: 'CONNECT', challengeId: '' }
  await limitMail(auth, { app, client })
  await auth.prune()
  return lockEmail(auth, email, async () => {
    const account = await getAccount(auth, email)
    const by = hash(deviceId)
    const isKnown = account.devices.includes(by)
    const asking = { by, client, isKnown }
    assertCooldown(auth, account, asking)
    const challenge = toChallenge({ app, client, deviceId, email, language })
    const request = { ...asking, challengeId: challenge.id }
    await addRequest(auth, { account, email, request })
    await endChallenges(auth, account, by)
    const isReturning = account.devices.length > 0
    const needsLink = auth.approvesDevices && isReturning && !isKnown
    if (needsLink) await sendDeviceLink(auth, challenge)
    else await sendCode(auth, challenge)
    return {
      action: needsLink ? 'VERIFY_DEVICE' : 'VERIFY_OTP',
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
    /** IP address it is asked from, when it is known. */
    client?: string | undefined
    /** Of the mail. Default English. */
    language?: MailLanguage | undefined
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
  parameters: Pick<
    Challenge,
    'app' | 'client' | 'deviceId' | 'email' | 'language'
  >,
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

/** Only the device itself voids what it began: a stranger could, too. */
async function endChallenges(auth: Auth, { requests }: Account, by: string) {
  for (const { challengeId, ...request } of requests) {
    if (request.by !== by || challengeId === undefined) continue
    await auth.store.challenges.delete(challengeId)
    auth.signals.wake(`challenge:${challengeId}`)
  }
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
