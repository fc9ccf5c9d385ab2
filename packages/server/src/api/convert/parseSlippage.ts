import { parseUnits } from 'viem'
import { createFailure } from '../../http/createFailure.js'

/**
 * Percent, in steps of a hundredth, as basis points.
 *
 * @param percent - default 1
 * @throws ServiceError 400 for anything but 0 to 50
 */
export function parseSlippage(percent = 1): bigint {
  const text = String(percent)
  const isFine = /^\d{1,2}(\.\d{1,2})?$/.test(text) && percent <= 50
  if (isFine) return parseUnits(text, 2)
  throw createFailure('slippage', 'slippage is not a percentage from 0 to 50')
}
