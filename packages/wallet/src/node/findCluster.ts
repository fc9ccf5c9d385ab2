import { HostError } from 'latchkey/frame'
import type { FrameCluster } from './loadConfig.js'

/**
 * The configured Solana cluster of a CAIP-2 id, matched exactly.
 *
 * @throws HostError 4902 for any other
 */
export function findCluster(
  clusters: readonly FrameCluster[],
  caipNetworkId: string,
): FrameCluster {
  const cluster = clusters.find((one) => one.caipNetworkId === caipNetworkId)
  if (cluster) return cluster
  throw new HostError({ message: 'Unrecognized chain', code: 4902 })
}
