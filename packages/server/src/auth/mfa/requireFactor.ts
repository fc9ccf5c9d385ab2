import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import type { FactorProof, Factors } from '../records.js'
import { CLOCK_SKEW_MS, FACTOR_FRESH_MS } from '../rules.js'
import { changeFactors, listEnrolled, readFactors } from './factors.js'
import { enrolmentRequired, factorRequired, type ProofAction } from './mfa.js'

/**
 * Asserts that the session has shown a second factor for this lately, where a
 * project of the server asks for one. A wallet is the same in all projects, so
 * the factor of a user counts in all of them, whatever a request says it is of.
 *
 * A user without a factor passes, unless the request itself is of a project
 * that asks for one: who has only their login could set up any factor.
 *
 * @param parameters.isOnce - whether the proof is used up
 * @throws ServiceError MFA_REQUIRED, MFA_ENROLMENT_REQUIRED
 */
export async function requireFactor(
  auth: Auth,
  parameters: requireFactor.Parameters,
): Promise<void> {
  const { action, asked, isOnce = false, token, userId } = parameters
  const rules = auth.listMfa()
  const isAsked =
    action === 'factors'
      ? rules.length > 0
      : rules.some((rule) => rule.for.includes(action))
  if (!isAsked) return
  const factors = await readFactors(auth, userId)
  const enrolled = await listEnrolled(auth, { factors, userId })
  if (enrolled.length === 0) {
    const own = asked ? auth.getMfa(asked) : undefined
    const isOwn = action !== 'factors' && own?.for.includes(action)
    if (isOwn) throw enrolmentRequired() // guard: mfa-enrolment
    return
  }
  if (!isOnce) {
    // guard: mfa-required
    if (!findProof(auth, factors, { action, token })) throw factorRequired()
    return
  }
  const isTaken = await changeFactors(auth, userId, async (found) => {
    const proof = findProof(auth, found, { action, token })
    const proofs = found.proofs.filter((one) => one !== proof) // guard: mfa-once
    return { factors: { ...found, proofs }, result: proof !== undefined }
  })
  if (!isTaken) throw factorRequired() // guard: mfa-taken
}

export declare namespace requireFactor {
  type Parameters = {
    action: ProofAction
    /** Of the request, where it says it. */
    asked?: { app: string; projectId: string } | false | undefined
    /** Default `false`. */
    isOnce?: boolean | undefined
    token: string | undefined
    userId: string
  }
}

/** A proof of this session, for this action, that still counts. */
function findProof(
  { now }: Pick<Auth, 'now'>,
  { proofs }: Factors,
  { action, token }: { action: ProofAction; token: string | undefined },
) {
  const session = hash(token ?? '')
  return proofs.find(
    (proof) =>
      proof.session === session && // guard: mfa-session
      proof.action === action && // guard: mfa-action
      isFresh(proof, now()),
  )
}

/** Whether a proof still counts; one from the future was of a wrong clock. */
export function isFresh({ at }: Pick<FactorProof, 'at'>, now: number): boolean {
  return at > now - FACTOR_FRESH_MS && at <= now + CLOCK_SKEW_MS // guard: mfa-fresh
}
