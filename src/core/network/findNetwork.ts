import type { Network, NetworkOwners } from './network.js'
import { toEvmNetwork } from './toEvmNetwork.js'
import { toSolanaNetwork } from './toSolanaNetwork.js'

/**
 * The configured network of an id, as `Account.chainId` or CAIP-2 has it.
 *
 * @returns `undefined` for one that is not configured (any more)
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
