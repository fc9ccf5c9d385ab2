import { isEvmAddress } from '../address/isEvmAddress.js'
import { swapRouters } from './swapRouters.js'

/** Additional routers the app trusts, by CAIP-2 ID. */
export type SwapSpenders = { readonly [network: string]: readonly string[] }

/**
 * Returns the contracts that may be approved and called for a swap on a
 * network, in lower case. Invalid addresses added by the app are dropped.
 *
 * @param caipNetworkId - CAIP-2 ID
 * @param spenders - routers added by the app, from `createKit`
 *
 * @example
 * listSwapRouters('eip155:31337', { 'eip155:31337': [router] })
 */
export function listSwapRouters(
  caipNetworkId: string,
  spenders?: SwapSpenders | undefined,
): readonly string[] {
  const own = spenders?.[caipNetworkId] ?? []
  return [...(swapRouters[caipNetworkId] ?? []), ...own]
    .filter((address) => isEvmAddress(address, { strict: true }))
    .map((address) => address.toLowerCase())
}
