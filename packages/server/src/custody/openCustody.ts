import type { Auth } from '../auth/createAuth.js'
import { getWaitMs } from '../auth/getWaitMs.js'
import { hash } from '../auth/hash.js'
import { isSameHash } from '../auth/isSameHash.js'
import { requireFactor } from '../auth/mfa/requireFactor.js'
import { requireSession } from '../auth/requireSession.js'
import type { Limit } from '../auth/rules.js'
import { tooManyTries } from '../auth/tooManyTries.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import type { Wrap } from './records.js'
import { PROOF_TRIES_MAX, PROOF_WINDOW_MS } from './rules.js'

const limits: readonly Limit[] = [
  { max: PROOF_TRIES_MAX, windowMs: PROOF_WINDOW_MS },
]

/** Compared where there is no wrap, so that it takes as long. */
const noHash = '0'.repeat(64)

/**
 * Gives what a new device needs, for a proof that only the recovery code or
 * the passkey makes. A session alone, of a thief of the mailbox, gets nothing.
 *
 * @throws ServiceError INVALID_SESSION, MFA_REQUIRED, TOO_MANY_TRIES, INVALID_PROOF
 */
export async function openCustody(
  auth: Auth,
  parameters: openCustody.Parameters,
): Promise<openCustody.ReturnType> {
  const { method, proof, token } = parameters
  const { userId } = await requireSession(auth, token)
  await requireFactor(auth, { action: 'devices', token, userId }) // guard: mfa-open
  const session = hash(token ?? '')
  const answer = await changeCustody(auth, userId, async (custody) => {
    const since = auth.now() - PROOF_WINDOW_MS
    const failures = custody.failures.filter(({ at }) => at > since)
    const tries = failures.filter((failure) => failure.session === session)
    const waitMs = getWaitMs(
      tries.map(({ at }) => at),
      limits,
      auth.now(),
    )
    // guard: custody-tries
    if (waitMs > 0) throw tooManyTries(waitMs)
    const wrap = custody.wraps.find((one) => one.method === method)
    const isRight = isSameHash(wrap?.proofHash ?? noHash, hash(proof))
    if (isRight && wrap) {
      const sets = custody.sets.filter(({ keyId }) => keyId === wrap.keyId)
      return { custody: { ...custody, failures }, result: { sets, wrap } }
    }
    // Counted under the same lock as it was compared.
    const counted = [...failures, { session, at: auth.now() }]
    return { custody: { ...custody, failures: counted }, result: undefined }
  })
  if (!answer)
    throw new ServiceError(403, 'INVALID_PROOF', 'The proof is not right')
  const { sets, wrap } = answer
  const open = (id: string, kind: string, sealed: string) =>
    auth.sealer.open([userId, id, kind], sealed)
  return {
    keyId: wrap.keyId,
    wrap: { id: wrap.id, data: await open(wrap.id, 'wrap', wrap.data) },
    sets: await Promise.all(
      sets.map(async ({ auth, id, recovery }) => ({
        id,
        auth: await open(id, 'auth', auth),
        recovery: await open(id, 'recovery', recovery),
      })),
    ),
  }
}

export declare namespace openCustody {
  type Parameters = {
    method: Wrap['method']
    /** base64. */
    proof: string
    token: string | undefined
  }
  type ReturnType = {
    keyId: string
    wrap: { id: string; data: string }
    sets: readonly { id: string; auth: string; recovery: string }[]
  }
}
