import type { ApiContext } from '../../../../server/src/api/createApi.js'
import { createFailure } from '../../../../server/src/http/createFailure.js'
import { toIconUrl } from '../icons.js'
import { getSwapChain } from './getSwapChain.js'
import { getSwapTokens } from './getSwapTokens.js'

/**
 * What can be swapped on a network: nothing where there are no pools.
 *
 * @throws ServiceError 400 for a network that is none of ours
 */
export function listSwapTokens(
  context: ApiContext,
  chainId: string | undefined,
): listSwapTokens.ReturnType {
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

export declare namespace listSwapTokens {
  type ReturnType = {
    name: string
    symbol: string
    /** CAIP-10. */
    address: string
    decimals: number
    logoUri: string
    /** Whether an allowance can be given by signature. */
    eip2612: boolean
  }[]
}
