import { formatAmount } from '../amount/formatAmount.js'
import { SWAP_GAS_ESTIMATE } from '../constants.js'
import { getSendWorth } from '../send/getSendWorth.js'

/** How fast a transaction should be taken up. */
export type SwapFeeLevel = 'standard' | 'fast' | 'instant'

/** What the network would charge. An estimate: the wallet decides. */
export type SwapFee = {
  /** Wei per gas, digits. */
  gasPrice: string
  /** Decimal text in whole native coins. */
  amount: string
  /** US dollars, `undefined` without a price. */
  worth: string | undefined
}

export type SwapFees = { readonly [level in SwapFeeLevel]: SwapFee }

/**
 * The network fee at three levels: gas times gas price.
 *
 * @param parameters.gas - default 150,000, as long as no swap was built
 * @param parameters.gasPrice - wei per gas at each level
 * @param parameters.decimals - of the native coin
 * @param parameters.price - of one native coin
 *
 * @example
 * getSwapFees({ gasPrice, decimals: 18, price: 2500 }).standard.amount
 */
export function getSwapFees(parameters: {
  decimals: number
  gas?: bigint | undefined
  gasPrice: { readonly [level in SwapFeeLevel]: bigint }
  price: number | undefined
}): SwapFees {
  const { decimals, gas = SWAP_GAS_ESTIMATE, gasPrice, price } = parameters
  const toFee = (level: SwapFeeLevel): SwapFee => {
    const fee = gas * gasPrice[level]
    return {
      gasPrice: String(gasPrice[level]),
      amount: formatAmount(fee, decimals),
      worth: getSendWorth({ amount: fee, decimals, price }),
    }
  }
  return {
    standard: toFee('standard'),
    fast: toFee('fast'),
    instant: toFee('instant'),
  }
}
