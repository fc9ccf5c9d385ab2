import { type Address, formatUnits } from 'viem'
import type { DevWallet } from '../chain/createDevWallet.js'
import { readReserve } from '../chain/readReserve.js'
import type { LocalToken, LocalTokens } from '../chain/readTokens.js'

/** Fraction digits of a price, so that it is a bigint until it is JSON. */
const PRICE_DECIMALS = 12

/** Dollars for one whole token, as base units of PRICE_DECIMALS, by address. */
export type Prices = ReadonlyMap<Address, bigint>

/** Reads the spot price of every token from its pool against the dollar. */
export async function readPrices(
  client: DevWallet,
  tokens: LocalTokens,
): Promise<Prices> {
  const entries = Object.values(tokens).map(async (token) => {
    const price = await readPrice(client, token, tokens.usd)
    return [token.address, price] as const
  })
  return new Map(await Promise.all(entries))
}

/** JSON has no decimals: from here on the figure is for showing only. */
export function toJsonNumber(value: bigint): number {
  return Number(formatUnits(value, PRICE_DECIMALS))
}

async function readPrice(
  client: DevWallet,
  { address, decimals, pool }: LocalToken,
  usd: LocalToken,
) {
  const one = 10n ** BigInt(PRICE_DECIMALS)
  if (!pool) return one
  const [dollars, amount] = await Promise.all([
    readReserve(client, pool, usd.address),
    readReserve(client, pool, address),
  ])
  // What is left of a drained pool is dust, and dust tells no price.
  if (amount === 0n || dollars < 10n ** BigInt(usd.decimals)) return 0n
  const scale = 10n ** BigInt(decimals - usd.decimals)
  return (dollars * scale * one) / amount
}
