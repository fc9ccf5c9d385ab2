import type { Connection } from '@solana/web3.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import type { SolanaCluster } from '../core/ports/solana.js'
import { loadWeb3 } from './loadWeb3.js'

/** Creates web3.js connections by node, each on first use. */
export function createGetNodes(
  clusters: readonly SolanaCluster[],
): (caipNetworkId: string) => Promise<readonly [Connection, ...Connection[]]> {
  const connections = new Map<string, Connection>()
  return async (caipNetworkId) => {
    const cluster = clusters.find(({ id }) => id === caipNetworkId)
    if (!cluster) throw new ChainNotSupportedError({ chain: caipNetworkId })
    const { Connection } = await loadWeb3()
    const connect = (rpcUrl: string) => {
      const connection =
        connections.get(rpcUrl) ??
        new Connection(rpcUrl, {
          commitment: 'confirmed',
          // Callers decide about retries, and report errors in the meantime.
          disableRetryOnRateLimit: true,
        })
      connections.set(rpcUrl, connection)
      return connection
    }
    const { backupRpcUrls = [], rpcUrl } = cluster
    return [connect(rpcUrl), ...backupRpcUrls.map(connect)]
  }
}
