import { randomUUID } from 'node:crypto'
import { ServiceError } from '../http/ServiceError.js'
import type { MailLanguage } from '../mail/mailLanguages.js'
import { addRequest } from './addRequest.js'
import { assertCooldown } from './assertCooldown.js'
import type { Task } from './challenge/challenge.js'
import type { Auth } from './createAuth.js'
import { foldEmail } from './foldEmail.js'
import { getAccount } from './getAccount.js'
import { getSession } from './getSession.js'
import { hash } from './hash.js'
import { assertUses, limitUses, toUseStep } from './limitUse.js'
import { lockEmail } from './lockEmail.js'
import { parseEmail } from './parseEmail.js'
import type { Account, Challenge } from './records.js'
import { PASSED_MAILS, PLACE_LIFE_MS, UNKNOWN_MAILS } from './rules.js'
import { sendCode } from './sendCode.js'
import { sendDeviceLink } from './sendDeviceLink.js'
import { toMailUses } from './toMailUses.js'
import { toUserId } from './users/createUser.js'

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
  auth.prune()
  const subject = { app, client, deviceId, email }
  const { answered } = parameters
  const hasPassed =
    answered !== undefined &&
    auth.challenge !== undefined &&
    (await auth.challenge.check(subject, answered))
  const toUses = (kind: { isKnown: boolean; isPassed: boolean }) => [
    // guard: mailbox
    ...(kind.isKnown ? [] : [toMailboxUse(email, kind.isPassed)]),
    // Last, and of each kind by itself: strangers are the first to wait.
    ...toMailUses({ app, client, ...kind }),
  ]
  let counted: Promise<void> | undefined
  return lockEmail(auth, email, async (inside) => {
    await inside.store.load([
      { keys: [email], table: 'accounts' },
      toUseStep([
        ...toUses({ isKnown: false, isPassed: false }),
        ...(auth.challenge ? toUses({ isKnown: false, isPassed: true }) : []),
        ...toUses({ isKnown: true, isPassed: false }),
      ]),
    ])
    const account = await getAccount(inside, email)
    const by = hash(deviceId)
    const isKnown = account.devices.includes(by)
    const isRecent = !isKnown && isPlace(account, client, auth.now())
    const isStranger = !isKnown && !isRecent
    const admit = async (isPassed: boolean) => {
      const asking = {
        ...{ by, client, isKnown, isRecent },
        ...(isPassed && { isPassed }),
      }
      assertCooldown(inside, account, asking)
      const uses = toUses({ isKnown: !isStranger, isPassed })
      await assertUses(inside, uses)
      return { asking, uses }
    }
    const { asking, uses } = await admit(isStranger && hasPassed).catch(
      async (error) => {
        if (!auth.challenge || !isStranger || hasPassed) throw error
        // Only where it would help.
        await admit(true)
        throw offer(error, await auth.challenge.open(subject))
      },
    )
    // While the login is stored, and once, however often this runs.
    counted ??= limitUses(auth, uses)
    counted.catch(() => undefined)
    inside.later(() => counted)
    const challenge = toChallenge({ app, client, deviceId, email, language })
    const request = { ...asking, challengeId: challenge.id }
    await addRequest(inside, { account, email, request })
    await endChallenges(inside, account, by)
    const isReturning = account.devices.length > 0
    const needsLink = auth.approvesDevices && isReturning && !isKnown
    if (needsLink) await sendDeviceLink(inside, challenge)
    else await sendCode(inside, challenge)
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
    /** To the challenge of a refusal. */
    answered?: { answer: string; text: string } | undefined
    /** Session that may still be good. */
    token?: string | undefined
  }
  type ReturnType = {
    action: 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT'
    /** Empty when there is nothing to answer. */
    challengeId: string
  }
}

function toMailboxUse(email: string, isPassed: boolean) {
  return {
    key: `mailbox${isPassed ? '-passed' : ''}:${foldEmail(email)}`,
    limits: isPassed ? PASSED_MAILS : UNKNOWN_MAILS,
  }
}

/** The refusal, with what to do instead of waiting. */
function offer(error: unknown, challenge: Task) {
  if (error instanceof ServiceError) Object.assign(error.data, { challenge })
  return error
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
    newUserId: toUserId(parameters.email),
    stage: 'device',
    linkHash: undefined,
    codeHash: undefined,
    expiresAt: 0,
    tries: 0,
  }
}

function isPlace(
  { places = [] }: Account,
  client: string | undefined,
  now: number,
) {
  return places.some(
    (place) => place.client === client && place.at > now - PLACE_LIFE_MS,
  )
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
