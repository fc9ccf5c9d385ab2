import { formatAmount } from '../../core/amount/formatAmount.js'
import { SWAP_GAS_ESTIMATE } from '../../core/constants/swap.js'
import { getSendWorth } from '../payments/getSendWorth.js'

/** Gas price levels, by confirmation speed. */
export type SwapFeeLevel = 'standard' | 'fast' | 'instant'

/** Estimated network fee. The wallet sets the actual fee. */
export type SwapFee = {
  /** Wei per unit of gas, as a string. */
  gasPrice: string
  /** Fee in the native token, as a decimal string. */
  amount: string
  /** Fee in the user's currency, `undefined` without a price. */
  worth: string | undefined
}

export type SwapFees = { readonly [level in SwapFeeLevel]: SwapFee }

/**
 * Returns the network fee at three levels: gas times gas price.
 *
 * @param parameters.gas - default 150,000, until a swap is built
 * @param parameters.gasPrice - wei per unit of gas at each level
 * @param parameters.currency - ISO 4217 code of the price; default `USD`
 * @param parameters.decimals - decimals of the native token
 * @param parameters.price - price of one native token
 *
 * @example
 * getSwapFees({ gasPrice, decimals: 18, price: 2500 }).standard.amount
 */
export function getSwapFees(parameters: {
  currency?: string | undefined
  decimals: number
  gas?: bigint | undefined
  gasPrice: { readonly [level in SwapFeeLevel]: bigint }
  price: number | undefined
}): SwapFees {
  const { currency, decimals, gasPrice, price } = parameters
  const { gas = SWAP_GAS_ESTIMATE } = parameters
  const toFee = (level: SwapFeeLevel): SwapFee => {
    const fee = gas * gasPrice[level]
    return {
      gasPrice: String(gasPrice[level]),
      amount: formatAmount(fee, decimals),
      worth: getSendWorth({ amount: fee, currency, decimals, price }),
    }
  }
  return {
    standard: toFee('standard'),
    fast: toFee('fast'),
    instant: toFee('instant'),
  }
}
