import { ApiRequestError } from '../../core/errors/api.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { InsufficientLiquidityError } from '../../core/errors/swap.js'

/**
 * Turns what has failed before anything was sent into an error that says
 * what it means. The service tells liquidity from balance by its sentence.
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
