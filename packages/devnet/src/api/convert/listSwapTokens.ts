import type { SwapToken } from 'latchkey-server'
import { createFailure } from 'latchkey-server/http'
import { toIconUrl } from '../icons.js'
import type { LocalContext } from '../localContext.js'
import { getSwapChain } from './getSwapChain.js'
import { getSwapTokens } from './getSwapTokens.js'

/**
 * What can be swapped on a network: nothing where there are no pools.
 *
 * @throws ServiceError 400 for a network that is none of ours
 */
export function listSwapTokens(
  context: LocalContext,
  chainId: string | undefined,
): SwapToken[] {
  const { apiUrl, chains, solana } = context
  const all = [...chains, solana].map((chain) => chain.caipNetworkId)
  if (!all.some((id) => id === chainId))
    throw createFailure('chainId', 'Unknown chainId')
  const { caipNetworkId } = getSwapChain(context)
  if (chainId !== caipNetworkId) return []
  return getSwapTokens(context).map(({ address, decimals, name, symbol }) => ({
    name,
    symbol,
    address: `${caipNetworkId}:${address}`,
    decimals,
    logoUri: toIconUrl(apiUrl(), symbol),
    eip2612: false,
  }))
}
