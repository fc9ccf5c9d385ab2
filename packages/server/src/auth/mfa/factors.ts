import type { Auth } from '../createAuth.js'
import type { Factors, Passkey } from '../records.js'
import type { MfaMethod } from './mfa.js'

const none: Factors = {
  totp: undefined,
  draft: undefined,
  backup: [],
  devices: [],
  failures: [],
  proofs: [],
}

/** The second factors of a user. */
export async function readFactors(
  { store }: Pick<Auth, 'store'>,
  userId: string,
): Promise<Factors> {
  return { ...none, ...(await store.factors.get(userId)) }
}

/**
 * Changes them, one change at a time. What fails changes nothing, so that a
 * failure which has to be remembered is a result.
 *
 * @param change - gives the new record, and what the caller wants to know
 */
export function changeFactors<result>(
  { store }: Pick<Auth, 'store'>,
  userId: string,
  change: (factors: Factors) => Promise<{ factors: Factors; result: result }>,
): Promise<result> {
  return store.lock(`factors:${userId}`, async () => {
    const changed = await change(await readFactors({ store }, userId))
    await store.factors.set(userId, changed.factors)
    return changed.result
  })
}

/**
 * The methods by which a user can prove themselves. A passkey counts where it
 * belongs to a project that takes passkeys as a factor.
 */
export async function listEnrolled(
  auth: Pick<Auth, 'listMfa' | 'store'>,
  { factors, userId }: { factors: Factors; userId: string },
): Promise<readonly MfaMethod[]> {
  const passkeys = await findFactorPasskeys(auth, userId)
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factors.totp ? (['totp'] as const) : []),
  ]
}

/** Passkeys of a user that count as a factor. */
export async function findFactorPasskeys(
  { listMfa, store }: Pick<Auth, 'listMfa' | 'store'>,
  userId: string,
): Promise<readonly (readonly [id: string, passkey: Passkey])[]> {
  const projects = listMfa()
    .filter(({ methods }) => methods.includes('passkey'))
    .map(({ projectId }) => projectId)
  if (projects.length === 0) return []
  const found = await store.passkeys.find({ userId })
  // guard: factor-passkey-project
  return found.filter(([, { projectId }]) => projects.includes(projectId))
}
