import type { ApproveTransaction } from 'latchkey-server'
import { createFailure } from 'latchkey-server/http'
import { type Address, encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import type { LocalContext } from '../localContext.js'
import { getSwapChain } from './getSwapChain.js'
import { parseAccount } from './parseAccount.js'
import { parsePair } from './parsePair.js'

/** Used where the node cannot say, as for an allowance that must be 0 first. */
const DEFAULT_GAS = 100_000n

type Query = Record<string, string | undefined>

/**
 * Calldata that lets the router take the source token. The endpoint is told no
 * amount, so it is one without an end: an exact one is the caller's to make.
 *
 * @throws ServiceError 400 for the native coin, which needs no allowance
 */
export async function buildApprove(
  context: LocalContext,
  query: Query,
): Promise<ApproveTransaction> {
  const { caipNetworkId, client } = getSwapChain(context)
  const owner = parseAccount(context, 'userAddress', query.userAddress)
  const { from } = parsePair(context, query)
  if (from.isNative)
    throw createFailure('from', 'The native coin needs no allowance')
  const to: Address = from.address
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [context.contracts.router, maxUint256],
  })
  const [gas, gasPrice] = await Promise.all([
    client.estimateGas({ account: owner, to, data }).catch(() => DEFAULT_GAS),
    client.getGasPrice(),
  ])
  return {
    from: `${caipNetworkId}:${owner}`,
    to: `${caipNetworkId}:${to}`,
    data,
    value: '0',
    eip155: { gas: Number(gas), gasPrice: gasPrice.toString() },
  }
}
