import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'

export type Budget = {
  /** Micro-lamports per compute unit. */
  price: bigint
  /** Maximum number of compute units. */
  limit: number
  /** Cost of both together, in lamports. */
  fee: bigint
}

const DEFAULT_PRICE = 20_000_000n
const limits = { native: 500, token: 300_000, new: 400_000 } as const
const MAX_LIMIT = 1_400_000
const MAX_PRICE = 2n ** 64n - 1n
const MICRO = 1_000_000n

/**
 * Returns the price and the limit of a transaction's compute units.
 *
 * @param kind - `new` if the receiver's token account has to be created
 * @throws SolanaError `BUDGET_INVALID`
 */
export function getBudget(
  kind: 'native' | 'token' | 'new',
  options: SolanaSendOptions = {},
): Budget {
  const { computeUnitLimit: limit = limits[kind] } = options
  const { computeUnitPrice: price = DEFAULT_PRICE } = options
  const isValid =
    Number.isInteger(limit) &&
    limit > 0 &&
    limit <= MAX_LIMIT &&
    typeof price === 'bigint' &&
    price >= 0n &&
    price <= MAX_PRICE
  if (!isValid)
    throw new SolanaError({
      code: 'BUDGET_INVALID',
      details: `price ${String(price)}, limit ${String(limit)}`,
    })
  // Rounds up to whole lamports.
  const fee = (price * BigInt(limit) + MICRO - 1n) / MICRO
  return { fee, limit, price }
}
