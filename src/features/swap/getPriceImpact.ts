import { toDecimalText } from '../../core/format/toDecimalText.js'

type PricedAmount = {
  /** Base units. */
  amount: bigint
  /** Number of decimals of the token. */
  decimals: number
  /** Price of one token; `undefined` or 0 if unknown. */
  price: number | undefined
}

/**
 * Returns the price impact of a swap, calculated from prices that do not come
 * from the pool: (in - out) / in.
 *
 * @returns percent with two decimal places, truncated; negative for a gain;
 * `undefined` without both prices
 *
 * @example
 * getPriceImpact({ from, to }) // 0.31
 */
export function getPriceImpact(parameters: {
  from: PricedAmount
  to: PricedAmount
}): number | undefined {
  const paid = toWorth(parameters.from)
  const got = toWorth(parameters.to)
  if (!paid || !got || paid.worth === 0n) return undefined
  const [a, b] = [paid.worth * got.scale, got.worth * paid.scale]
  return Number(((a - b) * 10_000n) / a) / 100
}

function toWorth({ amount, decimals, price }: PricedAmount) {
  if (price === undefined || !(Number.isFinite(price) && price > 0))
    return undefined
  const [integer = '0', fraction = ''] = toText(price).split('.')
  return {
    worth: amount * BigInt(integer + fraction),
    scale: 10n ** BigInt(decimals + fraction.length),
  }
}

/** Tokens priced at a billionth of a dollar are swapped too. */
function toText(price: number) {
  return price < 1e-6 ? price.toFixed(30) : toDecimalText(price)
}
