import { findOnrampNetworks } from '../../core/onramp/findOnrampNetworks.js'

/** Returns whether an account can receive a currency on its network. */
export function canReceive(parameters: {
  caipNetworkId: string | undefined
  networks: readonly { name: string; chainId: string }[]
}): boolean {
  const { caipNetworkId, networks } = parameters
  if (!caipNetworkId || networks.length === 0) return true
  return findOnrampNetworks({ caipNetworkId, networks }).names.length > 0
}
