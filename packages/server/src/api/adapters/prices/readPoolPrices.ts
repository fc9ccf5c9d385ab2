import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { readMany } from '../readMany.js'
import { listRoutes } from '../swaps/listRoutes.js'
import type { Route, Uniswap } from '../swaps/uniswap.js'
import { PRICE_DECIMALS } from './priceUnits.js'

const ONE = 10n ** BigInt(PRICE_DECIMALS)
const MILLION = 1_000_000n
/** What is asked first, in hundredths of a token. */
const HUNDREDTHS = [1n, 100n, 1_000_000n, 10_000_000_000n]
/** Answers with fewer base units of the dollar are too rough. */
const DIGITS_MIN = 1_000n
/** Pools that cannot take tokens of so many dollars tell no price. */
const DEPTH_DOLLARS = 10n

/**
 * Dollars per token, before the pools' fees: the price that the deepest
 * enough pools give for a small amount.
 */
export async function readPoolPrices(
  parameters: readPoolPrices.Parameters,
): Promise<ReadonlyMap<string, bigint>> {
  const { client, dollar, through, tokens, uniswap } = parameters
  const prices = new Map<string, bigint>()
  const wanted = tokens.flatMap(({ decimals, key, token }) => {
    if (isAddressEqual(token, dollar.address)) {
      prices.set(key, ONE)
      return []
    }
    const { fees } = uniswap
    const pair = { from: token, through, to: dollar.address }
    return listRoutes({ ...pair, fees }).map((route) => ({
      ...{ decimals, key, route },
    }))
  })
  const asked = wanted.flatMap((one) =>
    HUNDREDTHS.flatMap((hundredths) => {
      const amount = (hundredths * 10n ** BigInt(one.decimals)) / 100n
      return amount > 0n ? { ...one, amount } : []
    }),
  )
  const outs = await readAmounts(client, uniswap, asked)
  // The smallest amount with enough digits, of each route.
  const seen = new Set<Route>()
  const small = asked.flatMap((one, index) => {
    const out = outs[index] ?? 0n
    if (out < DIGITS_MIN || seen.has(one.route)) return []
    seen.add(one.route)
    return { ...one, out }
  })
  const depth = DEPTH_DOLLARS * 10n ** BigInt(dollar.decimals)
  const deep = small.map((one) => {
    const amount = (depth * one.amount) / one.out
    return { ...one, amount: amount > 0n ? amount : 1n }
  })
  const deepOuts = await readAmounts(client, uniswap, deep)
  for (const [
    index,
    { amount, decimals, key, out, route },
  ] of small.entries()) {
    const deepOut = deepOuts[index] ?? 0n
    const asked = deep[index]?.amount ?? 0n
    if (deepOut * amount * 2n < out * asked || deepOut === 0n) continue
    const units = withoutFees(out, route) * 10n ** BigInt(decimals) * ONE
    const price = units / (amount * 10n ** BigInt(dollar.decimals))
    if (price > (prices.get(key) ?? 0n)) prices.set(key, price)
  }
  return prices
}

export declare namespace readPoolPrices {
  type Parameters = {
    client: PublicClient
    dollar: { address: Address; decimals: number }
    /** Tokens to go by. */
    through: readonly Address[]
    /** `key` names the token in the answer. */
    tokens: readonly { decimals: number; key: string; token: Address }[]
    uniswap: Uniswap
  }
}

async function readAmounts(
  client: PublicClient,
  uniswap: Uniswap,
  asked: readonly { amount: bigint; route: Route }[],
) {
  const results = await readMany(
    client,
    asked.map(({ amount, route }) => uniswap.toRead(route, amount)),
  )
  return results.map(uniswap.getAmountOut)
}

function withoutFees(amount: bigint, { fees }: Route) {
  return fees.reduce(
    (left, fee) => (left * MILLION) / (MILLION - BigInt(fee)),
    amount,
  )
}
