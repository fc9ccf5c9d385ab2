import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import type { getSession } from '../getSession.js'
import { getWaitMs } from '../getWaitMs.js'
import { hash } from '../hash.js'
import { limitClient } from '../limitClient.js'
import { issueChallenge, takeChallenge } from '../passkeys/passkeyChallenge.js'
import type { PasskeyAssertion } from '../passkeys/readPasskeyResponse.js'
import { toRequestOptions } from '../passkeys/toPasskeyOptions.js'
import {
  refusePasskey,
  toTransports,
  verifyAssertion,
} from '../passkeys/verifyPasskey.js'
import type { Factors } from '../records.js'
import { requireSession } from '../requireSession.js'
import {
  CLIENT_TRIES,
  FACTOR_TRIES,
  FACTOR_TRIES_UNKNOWN,
  FACTOR_TRIES_WINDOW_MS,
} from '../rules.js'
import { tooManyTries } from '../tooManyTries.js'
import { addProof } from './addProof.js'
import { hashBackupCode } from './backupCodes.js'
import { changeFactors, findFactorPasskeys } from './factors.js'
import type { ProofAction } from './mfa.js'
import { findTotpStep } from './totp.js'

type Asked = {
  client?: string | undefined
  token: string | undefined
}

/** What a user shows. */
export type FactorAnswer =
  /** Of an authenticator app. */
  { code: string } | { backupCode: string } | { assertion: PasskeyAssertion }

/**
 * Options to confirm with one of the user's passkeys.
 *
 * @throws ServiceError INVALID_SESSION, LOGIN_COOLDOWN, MFA_NO_PASSKEY
 */
export async function beginFactorPasskey(
  auth: Auth,
  { client, token }: Asked,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await limitClient(auth, { client, key: 'mfa', limits: CLIENT_TRIES })
  const { userId } = await requireSession(auth, token)
  const passkeys = await findFactorPasskeys(auth, userId)
  const [first] = passkeys
  if (!first)
    throw new ServiceError(404, 'MFA_NO_PASSKEY', 'There is no passkey')
  const [, { handle, projectId }] = first
  const secret = toSecret(token)
  const issued = await issueChallenge(auth, { handle, projectId, secret })
  const options = await toRequestOptions(auth, issued)
  return {
    ...options,
    allowCredentials: passkeys.map(([id, { transports }]) => ({
      ...{ id, type: 'public-key' as const },
      transports: toTransports(transports),
    })),
  }
}

/**
 * Takes a second factor of a session's user, for one kind of action. A code is
 * good once, and wrong ones are limited: by session, and together for all
 * devices that have never shown a factor, so that a thief of the mailbox locks
 * out nobody but new devices.
 *
 * @throws ServiceError INVALID_SESSION, LOGIN_COOLDOWN, TOO_MANY_TRIES,
 * INVALID_CODE, PASSKEY_EXPIRED, PASSKEY_REFUSED
 */
export async function verifyFactor(
  auth: Auth,
  parameters: Asked & { action: ProofAction; answer: FactorAnswer },
): Promise<void> {
  const { action, answer, client, token } = parameters
  await limitClient(auth, { client, key: 'mfa', limits: CLIENT_TRIES })
  const session = await requireSession(auth, token)
  const { userId } = session
  if ('assertion' in answer) {
    await verifyPasskey(auth, {
      // A new device is opened in the frame. The proof is of that session alone.
      isFrameAllowed: action === 'devices', // guard: factor-frame
      response: answer.assertion,
      ...{ token, userId },
    })
    return changeFactors(auth, userId, async (found) => ({
      factors: addProof(auth, found, { action, session, token }),
      result: undefined,
    }))
  }
  const isRight = await changeFactors(auth, userId, async (found) => {
    const method = 'code' in answer ? ('totp' as const) : ('backup' as const)
    const failures = assertTries(auth, found, { method, session, token })
    const used = await takeCode(auth, { answer, found, userId })
    const { now } = auth
    if (used)
      return {
        factors: addProof(auth, used, { action, session, token }),
        result: true,
      }
    // Counted under the same lock as it was compared.
    const isKnown = found.devices.includes(hash(session.deviceId))
    const failure = {
      ...{ at: now(), isKnown, method },
      session: toTrier({ isKnown, session, token }),
    }
    return {
      factors: { ...found, failures: [...failures, failure] },
      result: false,
    }
  })
  if (!isRight)
    throw new ServiceError(400, 'INVALID_CODE', 'The code is not right')
}

/** The factors without a code that was right. */
async function takeCode(
  auth: Auth,
  parameters: {
    answer: Exclude<FactorAnswer, { assertion: unknown }>
    found: Factors
    userId: string
  },
): Promise<Factors | undefined> {
  const { answer, found, userId } = parameters
  if ('backupCode' in answer) {
    const shown = hashBackupCode(answer.backupCode)
    const backup = found.backup.filter((one) => one !== shown) // guard: backup-once
    return found.backup.includes(shown) ? { ...found, backup } : undefined
  }
  const { totp } = found
  if (!totp) return undefined
  const step = findTotpStep({
    code: answer.code,
    lastStep: totp.step,
    now: auth.now(),
    secret: await auth.sealer.open([userId, 'totp'], totp.secret),
  })
  return step === undefined ? undefined : { ...found, totp: { ...totp, step } }
}

/**
 * @returns the failures that still count
 * @throws ServiceError TOO_MANY_TRIES
 */
function assertTries(
  { now }: Pick<Auth, 'now'>,
  { devices, failures }: Factors,
  parameters: {
    method: 'totp' | 'backup'
    session: getSession.ReturnType
    token: string | undefined
  },
) {
  const { method, session, token } = parameters
  const recent = failures.filter(
    ({ at }) => at > now() - FACTOR_TRIES_WINDOW_MS,
  )
  const isKnown = devices.includes(hash(session.deviceId))
  const key = toTrier({ isKnown, session, token })
  const own = recent.filter((one) => one.session === key).map(({ at }) => at)
  const ownMs = getWaitMs(own, FACTOR_TRIES, now())
  if (ownMs > 0) throw tooManyTries(ownMs) // guard: factor-tries
  // Nobody guesses a backup code, so that one always lets its owner in.
  if (isKnown || method === 'backup') return recent
  const strange = recent
    .filter((one) => !one.isKnown && one.method === 'totp')
    .map(({ at }) => at)
  const strangeMs = getWaitMs(strange, FACTOR_TRIES_UNKNOWN, now())
  if (strangeMs > 0) throw tooManyTries(strangeMs) // guard: factor-tries-unknown
  return recent
}

/** Another login on a known device gives no further tries. */
function toTrier(parameters: {
  isKnown: boolean
  session: getSession.ReturnType
  token: string | undefined
}) {
  const { isKnown, session, token } = parameters
  // guard: factor-tries-device
  return hash(isKnown ? `device ${session.deviceId}` : (token ?? ''))
}

async function verifyPasskey(
  auth: Auth,
  parameters: {
    isFrameAllowed: boolean
    response: PasskeyAssertion
    token: string | undefined
    userId: string
  },
) {
  const { isFrameAllowed, response, token, userId } = parameters
  const { challenge } = await takeChallenge(auth, toSecret(token))
  const { id } = response
  const own = await findFactorPasskeys(auth, userId)
  // guard: factor-passkey-owner
  if (own.every(([known]) => known !== id)) throw refusePasskey()
  await auth.store.lock(`passkey:${id}`, async () => {
    const passkey = await auth.store.passkeys.get(id)
    if (!passkey) throw refusePasskey()
    const { counter } = await verifyAssertion(auth, {
      ...{ challenge, isFrameAllowed, passkey, response },
    })
    const usedAt = auth.now()
    await auth.store.passkeys.set(id, { ...passkey, counter, usedAt })
  })
}

/** Another challenge than the one of a passkey that is being added. */
const toSecret = (token = '') => `mfa:${token}`
