import type { Address } from 'viem'
import {
  assertBuilt,
  type BuiltByService,
} from '../../core/swap/assertBuilt.js'
import { assertSwapTransaction } from '../../core/swap/assertSwapTransaction.js'
import { listSwapRouters } from '../../core/swap/listSwapRouters.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../network/getEvmClient.js'
import type { SendTransaction } from '../send/prepareSend.js'
import { readChainTime } from './readChainTime.js'
import { readWrappedCoin } from './readWrappedCoin.js'
import type { SwapRequest } from './toSwapRequest.js'

/**
 * Holds what was built against what was asked, with what the chain tells: its
 * time, and the wrapped coin of the router.
 *
 * @returns the transaction that may be signed
 * @throws SwapRefusedError
 */
export async function judgeSwap(
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
    // A contract that nobody trusts is not even asked.
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
