import type { Feature, KitCapabilities } from './capabilities.js'
import { parseCaipNetworkId } from './network/parseCaipNetworkId.js'

/**
 * Whether a feature works on a network. Never throws: a network id that is
 * none supports nothing.
 *
 * @param capabilities - the table, from `resolveCapabilities`
 * @param feature - such as `swap`
 * @param caipNetworkId - CAIP-2 id of the network
 *
 * @example
 * supports(kit.capabilities, 'swap', 'eip155:1') // true
 */
export function supports(
  capabilities: KitCapabilities,
  feature: Feature,
  caipNetworkId: string | undefined,
): boolean {
  try {
    const network = parseCaipNetworkId(caipNetworkId)
    const places = capabilities[feature]
    return (
      places.includes(network.namespace) ||
      places.includes(network.caipNetworkId)
    )
  } catch {
    return false
  }
}
