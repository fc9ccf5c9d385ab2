import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Uniswap } from './uniswap.js'

const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
])

/** Uniswap v2 by its Router02, which quotes too. */
export function createUniswapTwo({ router }: { router: Address }): Uniswap {
  return {
    isReadable: true,
    router,
    fees: [3_000],
    toRead: ({ path }, amount) => ({
      abi: routerAbi,
      address: router,
      args: [amount, path],
      functionName: 'getAmountsOut',
    }),
    getAmountOut(result) {
      const last = Array.isArray(result) ? result.at(-1) : undefined
      return typeof last === 'bigint' ? last : 0n
    },
    encodeSwap(swap) {
      const { account, amount, amountOutMin, deadline, route } = swap
      const rest = [amountOutMin, route.path, account, deadline] as const
      if (swap.isNativeIn)
        return encodeFunctionData({
          abi: routerAbi,
          functionName: 'swapExactETHForTokens',
          args: rest,
        })
      return encodeFunctionData({
        abi: routerAbi,
        functionName: swap.isNativeOut
          ? 'swapExactTokensForETH'
          : 'swapExactTokensForTokens',
        args: [amount, ...rest],
      })
    },
  }
}
