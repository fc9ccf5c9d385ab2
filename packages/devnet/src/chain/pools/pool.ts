import type { Address } from 'viem'
import type { DevWallet } from '../createDevWallet.js'

/** A token with a pool against the dollar. */
export type PooledToken = 'gold' | 'tether' | 'weth'

/** One pool, and who trades with it. */
export type Pool = {
  address: Address
  router: Address
  usd: Address
  token: Address
  /** Whether the token is the wrapped coin. */
  isWrapped: boolean
  /** Holds the liquidity and, but for wrapped coins, the tokens. */
  wallet: DevWallet
}

/** What a pool holds. */
export type Reserves = { dollars: bigint; tokens: bigint }
