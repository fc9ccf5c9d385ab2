import { normalizeAmount } from '../payments/normalizeAmount.js'
import { parseSlippage } from './parseSlippage.js'

/**
 * Parses a typed slippage.
 *
 * @returns percent; `undefined` unless it is from 0.05 to 5
 *
 * @example
 * readSlippage('0,5') // 0.5
 */
export function readSlippage(typed: string): number | undefined {
  const text = normalizeAmount(typed)
  const slippage = text === '' ? Number.NaN : Number(text)
  try {
    parseSlippage(slippage)
    return slippage
  } catch {
    return undefined
  }
}
