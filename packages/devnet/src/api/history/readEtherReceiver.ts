import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem'
import { toLowerCase } from './toLowerCase.js'

const abi = parseAbi([
  'function swapExactTokensForETH(uint256, uint256, address[], address to, uint256)',
  'function swapTokensForExactETH(uint256, uint256, address[], address to, uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address to, uint256)',
  'function removeLiquidityETH(address, uint256, uint256, uint256, address to, uint256)',
])
const places = {
  swapExactTokensForETH: 3,
  swapTokensForExactETH: 3,
  swapExactTokensForETHSupportingFeeOnTransferTokens: 3,
  removeLiquidityETH: 4,
} as const

/** Whom a call of the router wants to get the ether, if it says so. */
export function readEtherReceiver(input: Hex): Address | undefined {
  try {
    const { args, functionName } = decodeFunctionData({ abi, data: input })
    const receiver = args[places[functionName]]
    return typeof receiver === 'string'
      ? toLowerCase(receiver as Address)
      : undefined
  } catch {
    return undefined
  }
}
