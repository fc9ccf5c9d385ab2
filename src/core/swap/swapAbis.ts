import { parseAbi } from 'viem'

/** Exact-input swaps of Uniswap v2 Router02. */
export const uniswapAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

const description =
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }'

/** 1inch AggregationRouter v5, which takes a permit. */
export const oneInchFiveAbi = parseAbi([
  'function swap(address executor, Description desc, bytes permit, bytes data)',
  description,
])

/** 1inch AggregationRouter v6. */
export const oneInchSixAbi = parseAbi([
  'function swap(address executor, Description desc, bytes data)',
  description,
])
