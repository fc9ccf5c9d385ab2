import { ApiRequestError } from '../../core/errors/api.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { InsufficientLiquidityError } from '../../core/errors/swap.js'

/**
 * Converts an error from before anything was sent. The service distinguishes
 * liquidity from balance only by its message.
 */
export function toSwapError(error: unknown): toSwapError.ReturnType {
  if (error instanceof ApiRequestError && error.reason) {
    if (/insufficient liquidity/i.test(error.reason))
      return new InsufficientLiquidityError({ cause: error })
    if (/insufficient (balance|funds)/i.test(error.reason))
      return new InsufficientBalanceError({ cause: error })
  }
  return getTransactionError(error, { sentToNetwork: 'no' })
}

export declare namespace toSwapError {
  type ReturnType = getTransactionError.ReturnType
}
