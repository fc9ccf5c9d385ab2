import type { Network, NetworkOwners } from './network.js'
import { toEvmNetwork } from './toEvmNetwork.js'
import { toSolanaNetwork } from './toSolanaNetwork.js'

/**
 * Returns the configured network for an ID in the form of `Account.chainId` or
 * CAIP-2.
 *
 * @returns `undefined` when the network is not configured
 *
 * @example
 * findNetwork(kit, 'eip155:1')?.name // 'Ethereum'
 */
export function findNetwork(
  { config, solana }: NetworkOwners,
  id: number | string | undefined,
): Network | undefined {
  const chain = config.chains.find(
    (chain) => chain.id === id || `eip155:${chain.id}` === id,
  )
  if (chain) return toEvmNetwork(chain)
  const cluster = solana?.clusters.find((cluster) => cluster.id === id)
  return cluster && toSolanaNetwork(cluster)
}
