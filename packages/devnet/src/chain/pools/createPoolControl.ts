import type { DevWallet } from '../createDevWallet.js'
import type { TakeTurn } from '../createTurns.js'
import type { Contracts } from '../deployContracts.js'
import type { LocalTokens } from '../readTokens.js'
import { emptyPool } from './emptyPool.js'
import type { Pool, PooledToken } from './pool.js'
import { readReserves } from './readReserves.js'
import { refillPool } from './refillPool.js'
import { tradePool } from './tradePool.js'

/** Steers the pools against the dollar, by the operator's transactions. */
export type PoolControl = {
  /**
   * Trades until the token's price in dollars has moved by so many percent:
   * 10 makes it dearer, -10 cheaper. From -99 to 1000.
   */
  movePool(parameters: { token: PooledToken; percent: number }): Promise<void>
  /** Takes all liquidity out but dust. */
  drainPool(parameters: { token: PooledToken }): Promise<void>
  /** Brings depth and price back to what they were at the start. */
  restorePool(parameters: { token: PooledToken }): Promise<void>
}

/** What the pools hold at this moment is what they are restored to. */
export async function createPoolControl(
  parameters: createPoolControl.Parameters,
): Promise<PoolControl> {
  const { takeTurn } = parameters
  const [gold, tether, weth] = await Promise.all([
    open(parameters, 'gold'),
    open(parameters, 'tether'),
    open(parameters, 'weth'),
  ])
  const pools = { gold, tether, weth }
  return {
    movePool: ({ percent, token }) =>
      takeTurn(() => tradePool(pools[token].pool, percent)),
    drainPool: ({ token }) => takeTurn(() => emptyPool(pools[token].pool)),
    restorePool: ({ token }) =>
      takeTurn(() => refillPool(pools[token].pool, pools[token].start)),
  }
}

export declare namespace createPoolControl {
  type Parameters = {
    contracts: Contracts
    /** Queue of all that the operator does. */
    takeTurn: TakeTurn
    tokens: LocalTokens
    wallet: DevWallet
  }
}

async function open(
  { contracts, tokens, wallet }: createPoolControl.Parameters,
  name: PooledToken,
) {
  const { router, usd } = contracts
  const { address: token, pool: address } = tokens[name]
  if (!address) throw new Error(`${name} has no pool`)
  const isWrapped = name === 'weth'
  const pool: Pool = { address, isWrapped, router, token, usd, wallet }
  return { pool, start: await readReserves(pool) }
}
