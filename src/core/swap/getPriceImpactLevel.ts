import {
  PRICE_IMPACT_BLOCK_PERCENT,
  PRICE_IMPACT_WARN_PERCENT,
} from '../constants.js'

/** `unknown` when there is no price to compare with. */
export type PriceImpactLevel = 'none' | 'warn' | 'blocked' | 'unknown'

/**
 * What a price impact means: from 3 % on it is warned about, from 15 % on the
 * swap is refused unless the person has accepted it.
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
