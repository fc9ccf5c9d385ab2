import type { Auth } from '../createAuth.js'
import type { Spending } from '../records.js'
import { requireSession } from '../requireSession.js'
import { SPENDING_WINDOW_MS, SPENDINGS_MAX } from '../rules.js'

/**
 * Adds a payment to what a user has spent in the last 24 hours. The same id
 * counts once, with its largest amount, so that a payment can be said again.
 * Nothing makes the sum smaller but time.
 *
 * @param parameters.cents - of a dollar, a whole number
 * @returns the sum with it, in cents
 * @throws ServiceError INVALID_SESSION
 */
export async function addSpent(
  auth: Auth,
  parameters: { cents: bigint; id: string; token: string | undefined },
): Promise<{ cents: string }> {
  const { cents, id, token } = parameters
  const { userId } = await requireSession(auth, token)
  return auth.store.change(`spending:${userId}`, async ({ spendings }) => {
    const at = auth.now()
    const known = await spendings.get(userId)
    const payments = listRecent(known, at)
    const before = payments.find((one) => one.id === id)
    const most = before && BigInt(before.cents) > cents ? before.cents : cents
    const others = payments.filter((one) => one !== before)
    const own = { at, cents: String(most), id }
    const all = merge([...others, own])
    await spendings.set(userId, {
      expiresAt: at + SPENDING_WINDOW_MS,
      payments: all,
    })
    return { cents: addUp(all) }
  })
}

/** What a user has spent in the last 24 hours, in cents of a dollar. */
export async function getSpent(
  auth: Auth,
  { token }: { token: string | undefined },
): Promise<{ cents: string }> {
  const { userId } = await requireSession(auth, token)
  const known = await auth.store.spendings.get(userId)
  return { cents: addUp(listRecent(known, auth.now())) }
}

function listRecent(spending: Spending | undefined, now: number) {
  return (spending?.payments ?? []).filter(
    ({ at }) => at > now - SPENDING_WINDOW_MS,
  )
}

/** Of too many, the oldest count as one, for as long as the newest of them. */
function merge(payments: Spending['payments']): Spending['payments'] {
  const more = payments.length - SPENDINGS_MAX
  if (more <= 0) return payments
  const old = payments.slice(0, more + 1)
  const at = Math.max(...old.map((one) => one.at))
  return [{ at, cents: addUp(old), id: '' }, ...payments.slice(more + 1)]
}

function addUp(payments: Spending['payments']) {
  return String(payments.reduce((sum, { cents }) => sum + BigInt(cents), 0n))
}
