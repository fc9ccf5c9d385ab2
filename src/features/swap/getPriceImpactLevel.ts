/** Price impact in percent from which a swap must be confirmed. */
const PRICE_IMPACT_BLOCK_PERCENT = 15

/** Price impact in percent from which a swap shows a warning. */
const PRICE_IMPACT_WARN_PERCENT = 3

/** `unknown` if there is no price to compare with. */
export type PriceImpactLevel = 'none' | 'warn' | 'blocked' | 'unknown'

/**
 * Classifies a price impact: a warning from 3 %; from 15 % the swap is blocked
 * unless the user accepts it.
 *
 * @param priceImpact - percent, from `getPriceImpact`
 *
 * @example
 * getPriceImpactLevel(3) // 'warn'
 */
export function getPriceImpactLevel(
  priceImpact: number | undefined,
): PriceImpactLevel {
  if (priceImpact === undefined || Number.isNaN(priceImpact)) return 'unknown'
  if (priceImpact >= PRICE_IMPACT_BLOCK_PERCENT) return 'blocked'
  return priceImpact >= PRICE_IMPACT_WARN_PERCENT ? 'warn' : 'none'
}
