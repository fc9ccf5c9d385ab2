import { readReserve } from '../readReserve.js'
import type { Pool, Reserves } from './pool.js'

/** What a pool holds of both sides. */
export async function readReserves(pool: Pool): Promise<Reserves> {
  const { address, token, usd, wallet } = pool
  const [dollars, tokens] = await Promise.all([
    readReserve(wallet, address, usd),
    readReserve(wallet, address, token),
  ])
  return { dollars, tokens }
}
