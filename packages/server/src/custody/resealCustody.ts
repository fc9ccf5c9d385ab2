import type { Store } from '../store/store.js'
import type { Sealer } from './createSealer.js'
import type { Custody } from './records.js'

/**
 * Seals the shares of all wallets, and the secrets of authenticator apps, with
 * the first key of the sealer.
 *
 * @returns Number of wallets.
 */
export async function resealCustody(parameters: {
  /** Opens with the old keys too. */
  sealer: Sealer
  store: Pick<Store, 'custodies' | 'factors' | 'lock'>
}): Promise<number> {
  const { sealer, store } = parameters
  const found = await store.custodies.find()
  for (const [userId] of found)
    await store.lock(`custody:${userId}`, async () => {
      const custody = await store.custodies.get(userId)
      if (custody)
        await store.custodies.set(userId, await reseal(sealer, userId, custody))
    })
  await resealFactors(parameters)
  return found.length
}

async function resealFactors({
  sealer,
  store,
}: {
  sealer: Sealer
  store: Pick<Store, 'factors' | 'lock'>
}) {
  for (const [userId] of await store.factors.find())
    await store.lock(`factors:${userId}`, async () => {
      const factors = await store.factors.get(userId)
      if (!factors) return
      const bind = [userId, 'totp']
      const change = async <sealed extends { secret: string }>(
        one: sealed,
      ) => ({
        ...one,
        secret: await sealer.seal(bind, await sealer.open(bind, one.secret)),
      })
      const { draft, totp } = factors
      await store.factors.set(userId, {
        ...factors,
        draft: draft && (await change(draft)),
        totp: totp && (await change(totp)),
      })
    })
}

async function reseal(sealer: Sealer, userId: string, custody: Custody) {
  const change = async (bind: readonly string[], sealed: string) =>
    sealer.seal(bind, await sealer.open(bind, sealed))
  return {
    ...custody,
    sets: await Promise.all(
      custody.sets.map(async (set) => ({
        ...set,
        auth: await change([userId, set.id, 'auth'], set.auth),
        recovery: await change([userId, set.id, 'recovery'], set.recovery),
      })),
    ),
    wraps: await Promise.all(
      custody.wraps.map(async (wrap) => ({
        ...wrap,
        data: await change([userId, wrap.id, 'wrap'], wrap.data),
        ...(wrap.secret !== undefined && {
          secret: await change([userId, wrap.id, 'secret'], wrap.secret),
        }),
      })),
    ),
  }
}
