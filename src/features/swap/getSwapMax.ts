import { SWAP_GAS_ESTIMATE } from '../../core/constants/swap.js'
import { getSendMax } from '../payments/getSendMax.js'

/**
 * Returns the maximum amount to swap: the whole balance of a token; for the
 * native token the balance minus three times the gas fee, as wallets sign it
 * with twice the price of the moment, which can rise.
 *
 * @param parameters.balance - base units of the source token
 * @param parameters.gas - default 150,000
 * @param parameters.gasPrice - wei per unit of gas; only required for the
 * native token
 * @returns decimal string; `undefined` while a required value is unknown
 *
 * @example
 * getSwapMax({ balance: 1500000n, decimals: 6, isNative: false }) // '1.5'
 */
export function getSwapMax(
  parameters: getSwapMax.Parameters,
): string | undefined {
  const { gas = SWAP_GAS_ESTIMATE, gasPrice, ...rest } = parameters
  // As wallets sign it.
  const fee = gasPrice === undefined ? undefined : 2n * gas * gasPrice
  return getSendMax({ ...rest, fee })
}

export declare namespace getSwapMax {
  type Parameters = {
    balance: bigint | undefined
    decimals: number
    gas?: bigint | undefined
    gasPrice?: bigint | undefined
    isNative: boolean
  }
}
