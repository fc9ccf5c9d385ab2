import { ServiceError } from '../../http/ServiceError.js'
import type { ApiBackend } from '../apiBackend.js'
import { createAnswerCache } from './createAnswerCache.js'

/** Blocks of most chains take longer, and what an account has sent shows soon. */
const BALANCES = { freshMs: 1_000, staleMs: 3_000 }
const PRICES = { freshMs: 5_000, staleMs: 60_000 }
const HISTORY = { freshMs: 5_000, staleMs: 30_000 }

/**
 * A backend whose balances, prices and history are kept for a moment, so that a
 * page with many visitors asks the services behind it once.
 */
export function cacheBackend(
  backend: ApiBackend,
  parameters: {
    now(): number
    /** Hears why an answer could not be renewed. */
    report(error: unknown): void
  },
): ApiBackend {
  const { now, report } = parameters
  const onStale = (error: unknown) => {
    // Of the services outside, metrics tell.
    if (!(error instanceof ServiceError)) report(error)
  }
  const shared = { now, onStale }
  type Answer<name extends 'getBalances' | 'getFungibles' | 'getHistory'> =
    Awaited<ReturnType<ApiBackend[name]>>
  const balances = createAnswerCache<Answer<'getBalances'>>({
    ...{ ...shared, ...BALANCES },
  })
  const prices = createAnswerCache<Answer<'getFungibles'>>({
    ...{ ...shared, ...PRICES },
  })
  const history = createAnswerCache<Answer<'getHistory'>>({
    ...{ ...shared, ...HISTORY },
  })
  return {
    ...backend,
    getBalances(wish) {
      const { address, chainId } = wish
      const key = JSON.stringify([address, chainId])
      return balances(key, () => backend.getBalances(wish))
    },
    getFungibles: (addresses) =>
      prices(JSON.stringify(addresses), () => backend.getFungibles(addresses)),
    getHistory(wish) {
      const { address, chainId, cursor, onramp } = wish
      const key = JSON.stringify([address, chainId, cursor, onramp])
      return history(key, () => backend.getHistory(wish))
    },
  }
}
