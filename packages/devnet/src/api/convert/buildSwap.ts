import type { SwapRequest, SwapTransaction } from 'latchkey-server'
import {
  createFailure,
  parseBaseUnits,
  parseSlippage,
} from 'latchkey-server/http'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { routerAbi } from '../../chain/uniswapAbi.js'
import type { LocalContext } from '../localContext.js'
import { findBestPath, type SwapPath } from './findBestPath.js'
import { getSwapChain } from './getSwapChain.js'
import { parseAccount } from './parseAccount.js'
import { parsePair, type SwapPair } from './parsePair.js'

/** Enough for two pools and the wrapping. */
const DEFAULT_GAS = 300_000n
const VALID_FOR_SECONDS = 20n * 60n
const BASIS_POINTS = 10_000n

/**
 * The router's call for a swap: at least the best quote of this moment less
 * the slippage, to the account that pays, within 20 minutes of chain time.
 *
 * @throws ServiceError 400 when something is malformed, the pools cannot do it
 * or, where an estimate is wanted, the account could not carry it out
 */
export async function buildSwap(
  context: LocalContext,
  body: SwapRequest,
): Promise<SwapTransaction> {
  const { caipNetworkId, client } = getSwapChain(context)
  const amount = parseBaseUnits('amount', body.amount)
  const pair = parsePair(context, body)
  const account = parseAccount(context, 'userAddress', body.userAddress)
  const slippage = parseSlippage(body.eip155?.slippage)
  const { amountOut, path } = await findBestPath(context, { ...pair, amount })
  const [block, gasPrice] = await Promise.all([
    // The last one may be hours old: a local chain mines when there is work.
    client.getBlock({ blockTag: 'pending' }),
    client.getGasPrice(),
  ])
  const data = encodeSwap(pair, {
    account,
    amount,
    amountOutMin: (amountOut * (BASIS_POINTS - slippage)) / BASIS_POINTS,
    deadline: block.timestamp + VALID_FOR_SECONDS,
    path,
  })
  const to = context.contracts.router
  const value = pair.from.isNative ? amount : 0n
  const gas = body.disableEstimate
    ? DEFAULT_GAS
    : await client.estimateGas({ account, data, to, value }).catch(() => {
        const text = 'insufficient balance or allowance: it would fail'
        throw createFailure('ESTIMATE_FAILED', text)
      })
  return {
    from: `${caipNetworkId}:${account}`,
    to: `${caipNetworkId}:${to}`,
    data,
    amount: value.toString(),
    eip155: { gas: gas.toString(), gasPrice: gasPrice.toString() },
  }
}

function encodeSwap(
  { from, to }: SwapPair,
  { account, amount, amountOutMin, deadline, path }: SwapCall,
): Hex {
  const rest = [amountOutMin, path, account, deadline] as const
  if (from.isNative)
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactETHForTokens',
      args: rest,
    })
  return encodeFunctionData({
    abi: routerAbi,
    functionName: to.isNative
      ? 'swapExactTokensForETH'
      : 'swapExactTokensForTokens',
    args: [amount, ...rest],
  })
}

type SwapCall = {
  account: Address
  amount: bigint
  amountOutMin: bigint
  deadline: bigint
  path: SwapPath['path']
}
