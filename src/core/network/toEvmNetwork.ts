import type { Network, NetworkChain } from './network.js'

/** The network of one of the config's chains. */
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
