import type { Network, NetworkChain } from './network.js'

/** Converts a chain of the wagmi config to a `Network`. */
export function toEvmNetwork(chain: NetworkChain): Network {
  return {
    namespace: 'eip155',
    chainId: chain.id,
    caipNetworkId: `eip155:${chain.id}`,
    name: chain.name,
    isTestnet: Boolean(chain.testnet),
    nativeCurrency: chain.nativeCurrency,
    explorer: chain.blockExplorers?.default,
  }
}
