import type { Feature, KitCapabilities } from './capabilities.js'
import { parseCaipNetworkId } from './network/parseCaipNetworkId.js'

/**
 * Whether a network supports a feature. Never throws: `false` for an invalid
 * network ID.
 *
 * @param capabilities - capabilities from `resolveCapabilities`
 * @param feature - for example `swap`
 * @param caipNetworkId - CAIP-2 ID of the network
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
