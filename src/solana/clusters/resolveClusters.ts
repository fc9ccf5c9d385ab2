import { InvalidCaipNetworkIdError } from '../../core/errors/caipNetwork.js'
import { InvalidHostError } from '../../core/errors/config.js'
import { InvalidClustersError } from '../../core/errors/solanaWallet.js'
import { parseCaipNetworkId } from '../../core/network/parseCaipNetworkId.js'
import type { Hosts } from '../../core/options/hosts.js'
import type {
  SolanaCluster,
  SolanaClusterOptions,
} from '../../core/ports/solana.js'

/** A cluster as passed by an app. */
export type ClusterOptions = SolanaClusterOptions

/**
 * Validates the clusters of an app.
 *
 * @returns a function that gives every cluster its RPC URL, once the hosts are
 * known
 * @throws InvalidClustersError, InvalidCaipNetworkIdError, InvalidHostError
 */
export function resolveClusters(
  clusters: readonly ClusterOptions[],
): (parameters: {
  hosts: Hosts
  projectId: string
}) => readonly SolanaCluster[] {
  if (!Array.isArray(clusters) || !clusters.length)
    throw new InvalidClustersError({ details: 'There is none.' })
  const ids = new Set<string>()
  for (const cluster of clusters) {
    assertCluster(cluster)
    if (ids.has(cluster.id))
      throw new InvalidClustersError({ details: `${cluster.id} is twice.` })
    ids.add(cluster.id)
  }
  const copies = clusters.map((cluster) => ({ ...cluster }))
  return ({ hosts, projectId }) =>
    copies.map((cluster) => ({
      ...cluster,
      rpcUrl: cluster.rpcUrl ?? toHostedUrl({ cluster, hosts, projectId }),
    }))
}

function assertCluster(cluster: ClusterOptions) {
  const { backupRpcUrls = [], explorer, id, name, rpcUrl } = cluster ?? {}
  if (parseCaipNetworkId(id).namespace !== 'solana')
    throw new InvalidCaipNetworkIdError({ value: id })
  if (typeof name !== 'string' || !name.trim())
    throw new InvalidClustersError({ details: `${id} has no name.` })
  if (rpcUrl !== undefined && !isHttpUrl(rpcUrl))
    throw new InvalidHostError({ name: 'rpcUrl', host: rpcUrl })
  for (const url of backupRpcUrls)
    if (!isHttpUrl(url))
      throw new InvalidHostError({ name: 'backupRpcUrls', host: url })
  if (explorer && !isHttpUrl(explorer.url))
    throw new InvalidHostError({ name: 'explorer', host: explorer.url })
  if (id === 'solana:localnet' && rpcUrl === undefined)
    throw new InvalidClustersError({ details: `${id} needs its \`rpcUrl\`.` })
}

function toHostedUrl(parameters: {
  cluster: ClusterOptions
  hosts: Hosts
  projectId: string
}) {
  const { cluster, hosts, projectId } = parameters
  const query = new URLSearchParams({ chainId: cluster.id, projectId })
  return `${hosts.rpc}/v1/?${query}`
}

function isHttpUrl(value: unknown) {
  if (typeof value !== 'string') return false
  try {
    const { password, protocol, username } = new URL(value)
    // Browsers refuse to fetch a URL that contains a password.
    return /^https?:$/.test(protocol) && !username && !password
  } catch {
    return false
  }
}
