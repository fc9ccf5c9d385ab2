import { createFailure } from 'latchkey-server/http'
import type { LocalContext } from '../localContext.js'
import { getSwapChain } from './getSwapChain.js'

/**
 * The node's own price of gas in wei, and a quarter and a half above it.
 *
 * @throws ServiceError 400 for a network without swaps
 */
export async function readGasPrices(
  context: LocalContext,
  chainId: string | undefined,
): Promise<Record<'standard' | 'fast' | 'instant', string>> {
  const { caipNetworkId, client } = getSwapChain(context)
  if (chainId !== caipNetworkId)
    throw createFailure('chainId', 'chainId is a network without swaps')
  const standard = await client.getGasPrice()
  return {
    standard: standard.toString(),
    fast: ((standard * 5n) / 4n).toString(),
    instant: ((standard * 3n) / 2n).toString(),
  }
}
