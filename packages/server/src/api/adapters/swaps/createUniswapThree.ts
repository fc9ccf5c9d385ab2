import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { Route, Uniswap } from './uniswap.js'

// Not a view there, but nodes answer it like one.
const quoterAbi = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) view returns (uint256 amountOut, uint160[] sqrtPriceX96AfterList, uint32[] initializedTicksCrossedList, uint256 gasEstimate)',
])

const routerAbi = parseAbi([
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params) payable returns (uint256)',
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
])

/** Uniswap v3 by its QuoterV2 and its first SwapRouter. */
export function createUniswapThree(parameters: {
  quoter: Address
  router: Address
}): Uniswap {
  const { quoter, router } = parameters
  return {
    isReadable: false,
    router,
    fees: [100, 500, 3_000, 10_000],
    toRead: (route, amount) => ({
      abi: quoterAbi,
      address: quoter,
      args: [encodePath(route), amount],
      functionName: 'quoteExactInput',
    }),
    getAmountOut(result) {
      const first = Array.isArray(result) ? result[0] : undefined
      return typeof first === 'bigint' ? first : 0n
    },
    encodeSwap(swap) {
      const { account, amount, amountOutMin, deadline, route } = swap
      const encodeInput = (recipient: Address) =>
        encodeFunctionData({
          abi: routerAbi,
          functionName: 'exactInput',
          args: [
            {
              path: encodePath(route),
              ...{ deadline, recipient },
              amountIn: amount,
              amountOutMinimum: amountOutMin,
            },
          ],
        })
      if (!swap.isNativeOut) return encodeInput(account)
      const unwrap = encodeFunctionData({
        abi: routerAbi,
        functionName: 'unwrapWETH9',
        args: [amountOutMin, account],
      })
      return encodeFunctionData({
        abi: routerAbi,
        functionName: 'multicall',
        // The zero address stands for the router itself.
        args: [[encodeInput(zeroAddress), unwrap]],
      })
    },
  }
}

function encodePath({ fees, path }: Route): Hex {
  return concatHex(
    path.flatMap((token, index) => {
      const fee = fees[index]
      return fee === undefined
        ? [token]
        : [token, numberToHex(fee, { size: 3 })]
    }),
  )
}
