/** Decimal places of a price: enough for a fraction of any cent. */
const PRICE_DIGITS = 18
const CENTS_DIGITS = 2
/** Numbers above are written with an exponent. */
const PRICE_MAX = 1e15

/**
 * What units of an asset are worth in cents of a dollar, or in the smallest
 * decimal place of another currency: rounded up, or down where they are
 * received.
 *
 * @param price - dollars for one, or units of the currency
 * @param digits - decimal places of the currency; default those of the dollar
 * @returns `undefined` when the price says nothing
 */
export function toCents(
  { decimals, isReceived, units }: toCents.Asset,
  price: number | undefined,
  digits = CENTS_DIGITS,
): bigint | undefined {
  if (price === undefined || !(price > 0 && price < PRICE_MAX)) return undefined
  const rate = BigInt(price.toFixed(PRICE_DIGITS).replace('.', ''))
  // Less than that is written as nothing, which is no price.
  if (rate === 0n) return undefined
  const cent = 10n ** BigInt(decimals + PRICE_DIGITS - digits)
  const more = isReceived ? 0n : cent - 1n
  return (units * rate + more) / cent
}

export declare namespace toCents {
  type Asset = {
    decimals: number
    /** Default: it is paid. */
    isReceived?: boolean | undefined
    units: bigint
  }
}
