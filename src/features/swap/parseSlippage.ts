import { parseAmount } from '../../core/amount/parseAmount.js'
import { SLIPPAGE_LIMITS_PERCENT } from '../../core/constants/swap.js'
import { InvalidSlippageError } from '../../core/errors/swap.js'

/** Maximum decimal places of a percentage. */
const DECIMALS = 2
const min = parseAmount(SLIPPAGE_LIMITS_PERCENT.min, DECIMALS)
const max = parseAmount(SLIPPAGE_LIMITS_PERCENT.max, DECIMALS)

/**
 * Parses a slippage into basis points.
 *
 * @param slippage - percent, 0.05 to 5, with at most two decimal places
 * @throws InvalidSlippageError for anything else
 *
 * @example
 * parseSlippage(1) // 100n
 */
export function parseSlippage(slippage: unknown): bigint {
  const points = toPoints(slippage)
  if (points === undefined || points < min || points > max)
    throw new InvalidSlippageError({ slippage })
  return points
}

function toPoints(slippage: unknown) {
  try {
    // Parsed as text, because 0.29 * 100 is not 29.
    return typeof slippage === 'number'
      ? parseAmount(String(slippage), DECIMALS)
      : undefined
  } catch {
    return undefined
  }
}
