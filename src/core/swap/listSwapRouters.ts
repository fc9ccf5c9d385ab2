import { isEvmAddress } from '../address/isEvmAddress.js'
import { swapRouters } from './swapRouters.js'

/** Routers an app trusts besides the known ones, by CAIP-2 id. */
export type SwapSpenders = { readonly [network: string]: readonly string[] }

/**
 * The contracts that may be approved and called for a swap on a network, in
 * lower case. What an app has added and is no address is left out.
 *
 * @param caipNetworkId - CAIP-2 id
 * @param spenders - those of the app, from `createKit`
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
