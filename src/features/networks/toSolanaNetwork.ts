import type { SolanaCluster } from '../../core/ports/solana.js'
import type { Network } from './network.js'

/** Converts a Solana cluster to a `Network`. */
export function toSolanaNetwork(cluster: SolanaCluster): Network {
  const { explorer, id, isTestnet, name } = cluster
  return {
    namespace: 'solana',
    chainId: id,
    caipNetworkId: id,
    name,
    isTestnet,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    explorer,
  }
}
