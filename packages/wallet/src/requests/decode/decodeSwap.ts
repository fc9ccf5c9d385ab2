import { type Address, type Hex, parseAbi } from 'viem'
import { decodeCall } from './decodeCall.js'

const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

/** More than any exchange asks for, and still a list that can be read. */
const PATH_MAX_LENGTH = 6

export type Swap = {
  /** Base units, of the native coin or the first token. */
  amountIn: bigint
  /** What is paid is the native coin, wrapped by the first token. */
  isNativeIn: boolean
  /** Base units, of the native coin or the last token. */
  amountOutMin: bigint
  /** What is received is the native coin, unwrapped from the last token. */
  isNativeOut: boolean
  /** First token, those on the way, last token. */
  path: readonly [Address, Address, ...Address[]]
  receiver: Address
  /** Unix time in seconds. */
  deadline: bigint
}

/**
 * A swap call of a Uniswap V2 router. `undefined` for everything else, and for
 * bytes that encoding the same call again does not give.
 */
export function decodeSwap(data: Hex, value: bigint): Swap | undefined {
  const call = decodeCall(routerAbi, data)
  if (!call) return undefined
  // What is paid in coins is the transaction's value, and no argument.
  const isNativeIn = call.args.length === 4
  const [amountIn, amountOutMin, path, receiver, deadline] =
    call.args.length === 4 ? ([value, ...call.args] as const) : call.args
  const [first, second, ...rest] = path
  if (!first || !second || path.length > PATH_MAX_LENGTH) return undefined
  return {
    amountIn,
    isNativeIn,
    amountOutMin,
    isNativeOut: call.functionName.startsWith('swapExactTokensForETH'),
    path: [first, second, ...rest],
    receiver,
    deadline,
  }
}
