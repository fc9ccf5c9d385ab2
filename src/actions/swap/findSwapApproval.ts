import type { Address } from 'viem'
import { listSwapRouters } from '../../core/swap/listSwapRouters.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import { assertApproveTransaction } from '../../features/swap/assertApproveTransaction.js'
import { canApprove } from '../../features/swap/canApprove.js'
import { readAllowance } from '../../features/swap/readAllowance.js'
import type { SwapRequest } from './toSwapRequest.js'

/**
 * Returns the router that the swap goes through and what it is still allowed
 * to spend too little of. Of what the service builds, only the router is used,
 * and only a known one. If a token only changes an allowance from zero, as the
 * oldest dollar token does, it has to be set to zero first.
 *
 * @returns `undefined` for the native coin
 * @throws SwapRefusedError
 */
export async function findSwapApproval(
  kit: Kit,
  request: SwapRequest,
  { signal }: { signal: AbortSignal },
): Promise<SwapApproval | undefined> {
  const { account, amount, caipNetworkId, chainId, from: token, ids } = request
  if (!token) return undefined
  const api = await kit.api()
  const built = await api.buildApprove(
    { ...ids, caipNetworkId, userAddress: `${caipNetworkId}:${account}` },
    { signal },
  )
  const routers = listSwapRouters(caipNetworkId, kit.swapSpenders)
  const asked = { account, built, caipNetworkId, routers, token }
  const spender = assertApproveTransaction(asked)
  const client = getEvmClient(kit, { chainId })
  const resolved = { account, spender, token }
  const allowance = await readAllowance(client, resolved)
  if (allowance >= amount) return { amounts: [], spender, token }
  const isDirect =
    allowance === 0n || (await canApprove(client, { ...resolved, amount }))
  return { amounts: isDirect ? [amount] : [0n, amount], spender, token }
}

/** What has to be allowed before a swap. */
export type SwapApproval = {
  /** Amounts to approve in this order, in base units; none if it is enough. */
  amounts: readonly bigint[]
  spender: Address
  token: Address
}
