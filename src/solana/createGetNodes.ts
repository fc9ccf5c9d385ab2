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
    const hrefs = [rpcUrl, ...backupRpcUrls].map(toHref)
    // guard: own-witness
    const others = backupRpcUrls.filter(
      (_, index) => hrefs.indexOf(hrefs[index + 1] ?? '') === index + 1,
    )
    return [connect(rpcUrl), ...others.map(connect)]
  }
}

/** One node, however it is written: listed twice, it is no second witness. */
function toHref(rpcUrl: string) {
  const url = new URL(rpcUrl)
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url.href
}
