import {
  type Address,
  type Chain,
  type Client,
  encodeFunctionData,
  getAddress,
  parseAbi,
  slice,
  type Transport,
} from 'viem'
import { getBlock } from 'viem/actions'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { listSwapRouters } from '../../core/swap/listSwapRouters.js'
import type { Kit } from '../../createKit.js'
import { callContract } from '../../features/networks/callContract.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import type { SendTransaction } from '../../features/payments/sendTypes.js'
import {
  assertBuilt,
  type BuiltByService,
} from '../../features/swap/assertBuilt.js'
import { assertSwapTransaction } from '../../features/swap/assertSwapTransaction.js'
import type { SwapRequest } from './toSwapRequest.js'

/**
 * Compares what was built with the request, using the chain's time and the
 * router's wrapped coin.
 *
 * @returns the transaction that may be signed
 * @throws SwapRefusedError
 */
export async function checkSwap(
  kit: Kit,
  request: SwapRequest,
  parameters: { built: BuiltByService; spender?: Address | undefined },
): Promise<SendTransaction> {
  const { account, amount, caipNetworkId, chainId, from, to } = request
  const { built, spender } = parameters
  const client = getEvmClient(kit, { chainId })
  const routers = listSwapRouters(caipNetworkId, kit.swapSpenders)
  const router = assertBuilt(built, request)
  const isAsked = routers.includes(router) && !(from && to)
  const [time, wrapped] = await Promise.all([
    readChainTime(client),
    // An untrusted contract is not called.
    isAsked ? readWrappedCoin(client, router) : undefined,
  ])
  const { minimum } = request
  const checked = assertSwapTransaction({
    account,
    amount,
    built,
    caipNetworkId,
    from,
    minimum,
    routers,
    spender,
    time,
    to,
    wrapped,
  })
  return { amount, chainId, from: account, ...checked }
}

/**
 * Returns the chain's own time in seconds: that of the pending block if the
 * node reports it, because the latest one may be old on a quiet chain.
 */
async function readChainTime(
  client: Client<Transport, Chain>,
): Promise<bigint> {
  const [latest, pending] = await Promise.all([
    getBlock(client, { blockTag: 'latest' }),
    getBlock(client, { blockTag: 'pending' }).catch(() => undefined),
  ])
  const next = pending?.timestamp ?? 0n
  return next > latest.timestamp ? next : latest.timestamp
}

const abi = parseAbi(['function WETH() view returns (address)'])

/**
 * Returns the wrapped coin of a trusted router, as reported by the router
 * (Uniswap v2); `undefined` if it has none.
 */
async function readWrappedCoin(
  client: Client<Transport, Chain>,
  router: Address,
): Promise<Address | undefined> {
  const data = encodeFunctionData({ abi })
  try {
    const answer = await callContract(client, { data, to: router })
    return answer?.length === 66 ? getAddress(slice(answer, 12)) : undefined
  } catch (error) {
    const { code } = getTransactionError(error)
    if (code === 'EXECUTION_REVERTED') return undefined
    throw error
  }
}
