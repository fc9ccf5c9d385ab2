import { type Asker, mailOwner } from '../../custody/mailOwner.js'
import { requireFreshSession } from '../../custody/requireFreshSession.js'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import type { Factors } from '../records.js'
import { requireSession } from '../requireSession.js'
import { FACTOR_DRAFT_LIFE_MS, FACTOR_DRAFT_TRIES } from '../rules.js'
import { tooManyTries } from '../tooManyTries.js'
import { addProof } from './addProof.js'
import { createBackupCodes } from './backupCodes.js'
import { changeFactors, listEnrolled, readFactors } from './factors.js'
import {
  enrolmentRequired,
  type MfaAction,
  type MfaMethod,
  type ProofAction,
} from './mfa.js'
import { isFresh, requireFactor } from './requireFactor.js'
import { createTotpSecret, findTotpStep, toTotpUri } from './totp.js'

type Asked = {
  /** Origin of the app. */
  app: string
  projectId: string
  token: string | undefined
}

/** What a window shows about the second factors of a user. */
export type MfaState = {
  /** Methods the user has. */
  enrolled: readonly MfaMethod[]
  /** What this project asks a factor for. */
  for: readonly MfaAction[]
  /** Methods that this project takes. */
  methods: readonly MfaMethod[]
  /** Backup codes that are left. */
  backupCodes: number
  /** What this session may do by a factor that was shown lately. */
  proven: readonly ProofAction[]
  /** What a factor is asked for now: by this project, and by others. */
  required: readonly MfaAction[]
}

/**
 * Describes the second factors of a session's user.
 *
 * @throws ServiceError INVALID_SESSION
 */
export async function describeFactors(
  auth: Auth,
  { app, projectId, token }: Asked,
): Promise<MfaState> {
  const { userId } = await requireSession(auth, token)
  const own = auth.getMfa({ app, projectId })
  const factors = await readFactors(auth, userId)
  const enrolled = await listEnrolled(auth, { factors, userId })
  const rules = enrolled.length > 0 ? auth.listMfa() : own ? [own] : []
  return {
    enrolled,
    for: own?.for ?? [],
    methods: own?.methods ?? [],
    backupCodes: factors.backup.length,
    // What was shown of a factor that is gone opens nothing.
    proven: (enrolled.length > 0 ? factors.proofs : [])
      .filter(
        (proof) =>
          proof.session === hash(token ?? '') && isFresh(proof, auth.now()),
      )
      .map(({ action }) => action),
    required: [...new Set(rules.flatMap((rule) => rule.for))],
  }
}

/**
 * Begins the set-up of an authenticator app, in place of the one that is there.
 *
 * @returns the secret in base32, and the address of its QR code
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, MFA_REQUIRED, and
 * SERVICE_UNAVAILABLE where the project takes none
 */
export async function beginTotp(
  auth: Auth,
  asked: Asked,
): Promise<{ secret: string; uri: string }> {
  const { app, token } = asked
  const { email, userId, userName } = await requireChange(auth, asked)
  // guard: totp-offered
  if (!auth.getMfa(asked)?.methods.includes('totp'))
    throw new ServiceError(503, 'SERVICE_UNAVAILABLE', 'Not offered')
  const secret = createTotpSecret()
  const draft = {
    secret: await auth.sealer.seal([userId, 'totp'], secret),
    session: hash(token ?? ''),
    expiresAt: auth.now() + FACTOR_DRAFT_LIFE_MS,
    tries: 0,
  }
  await changeFactors(auth, userId, async (factors) => ({
    factors: { ...factors, draft },
    result: undefined,
  }))
  const issuer = auth.getAppName(app) ?? new URL(auth.walletOrigin()).host
  const account = email ?? userName ?? userId.slice(0, 8)
  return { secret, uri: toTotpUri({ account, issuer, secret }) }
}

/**
 * Keeps the authenticator app whose first code is right, and tells the user.
 *
 * @param parameters.action - what the user is about to do: the code allows it,
 * as the same one cannot be typed again
 * @returns backup codes, where the user has none
 * @throws ServiceError as `beginTotp`, MFA_EXPIRED, INVALID_CODE,
 * TOO_MANY_TRIES
 */
export async function confirmTotp(
  auth: Auth,
  parameters: Asked &
    Pick<Asker, 'language'> & {
      action?: ProofAction | undefined
      code: string
    },
): Promise<{ backupCodes: readonly string[] }> {
  const { action, app, code, language, token } = parameters
  const session = await requireChange(auth, parameters)
  const { email, userId } = session
  const made = createBackupCodes()
  const answer = await changeFactors(auth, userId, async (factors) => {
    const { draft } = factors
    const isOpen =
      draft?.session === hash(token ?? '') && // guard: totp-draft-session
      draft.expiresAt > auth.now()
    if (!isOpen) throw new ServiceError(400, 'MFA_EXPIRED', 'Begin again')
    if (draft.tries >= FACTOR_DRAFT_TRIES)
      throw tooManyTries(draft.expiresAt - auth.now())
    const secret = await auth.sealer.open([userId, 'totp'], draft.secret)
    const step = findTotpStep({ code, now: auth.now(), secret })
    if (step === undefined) {
      const tried = { ...draft, tries: draft.tries + 1 }
      return { factors: { ...factors, draft: tried }, result: undefined }
    }
    const enrolled = await listEnrolled(auth, { factors, userId })
    // Codes of factors that are gone are nobody's any more.
    const hasCodes = factors.backup.length > 0 && enrolled.length > 0
    const kept: Factors = {
      ...factors,
      draft: undefined,
      backup: hasCodes ? factors.backup : made.hashes,
      totp: { createdAt: auth.now(), secret: draft.secret, step },
    }
    return {
      factors: action ? addProof(auth, kept, { action, session, token }) : kept,
      result: { backupCodes: hasCodes ? [] : made.codes },
    }
  })
  if (!answer)
    throw new ServiceError(400, 'INVALID_CODE', 'The code is not right')
  const news = { type: 'factor-added' } as const
  await mailOwner(auth, { app, email, language, news })
  return answer
}

/**
 * Removes the authenticator app, with the backup codes if it was the last
 * factor, and tells the user.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, MFA_REQUIRED
 */
export async function removeTotp(
  auth: Auth,
  parameters: Asked & Pick<Asker, 'language'>,
): Promise<void> {
  const { app, language } = parameters
  const { email, userId } = await requireChange(auth, parameters)
  await changeFactors(auth, userId, async (found) => {
    const factors = { ...found, draft: undefined, totp: undefined }
    const enrolled = await listEnrolled(auth, { factors, userId })
    const backup = enrolled.length > 0 ? factors.backup : []
    return { factors: { ...factors, backup }, result: undefined }
  })
  const news = { type: 'factor-removed' } as const
  await mailOwner(auth, { app, email, language, news })
}

/**
 * Replaces the backup codes.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, MFA_REQUIRED, and
 * MFA_ENROLMENT_REQUIRED without a factor
 */
export async function renewBackupCodes(
  auth: Auth,
  asked: Asked,
): Promise<{ backupCodes: readonly string[] }> {
  const { userId } = await requireChange(auth, asked)
  const { codes, hashes } = createBackupCodes()
  await changeFactors(auth, userId, async (factors) => {
    const enrolled = await listEnrolled(auth, { factors, userId })
    if (enrolled.length === 0) throw enrolmentRequired()
    return { factors: { ...factors, backup: hashes }, result: undefined }
  })
  return { backupCodes: codes }
}

/** A recent login, and a factor where there is one. */
async function requireChange(auth: Auth, { token }: Pick<Asked, 'token'>) {
  const session = await requireFreshSession(auth, token)
  const { userId } = session
  await requireFactor(auth, { action: 'factors', token, userId }) // guard: factors-change
  return session
}
