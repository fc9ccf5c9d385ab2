import { SWAP_GAS_ESTIMATE } from '../constants.js'
import { getSendMax } from '../send/getSendMax.js'

/**
 * The most that can be swapped: all of a token; of the native coin what is
 * left once the gas is kept aside, twice, as wallets do.
 *
 * @param parameters.balance - base units of the source token
 * @param parameters.gas - default 150,000
 * @param parameters.gasPrice - wei per gas; only needed for the native coin
 * @returns decimal text; `undefined` while something of it is not known
 *
 * @example
 * getSwapMax({ balance: 1500000n, decimals: 6, isNative: false }) // '1.5'
 */
export function getSwapMax(
  parameters: getSwapMax.Parameters,
): string | undefined {
  const { gas = SWAP_GAS_ESTIMATE, gasPrice, ...rest } = parameters
  const fee = gasPrice === undefined ? undefined : gas * gasPrice
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
