import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import { legacyIds } from './legacyIds.js'

/**
 * Returns the configured cluster for a wallet's id, which may be a legacy one.
 */
export function toCluster(
  caipNetworkId: string,
  clusters: readonly SolanaCluster[],
): SolanaNetworkId | undefined {
  const find = (isIt: (id: SolanaNetworkId) => boolean) =>
    clusters.find(({ id }) => isIt(id))?.id
  return (
    find((id) => id === caipNetworkId) ??
    find((id) => legacyIds[id] === caipNetworkId)
  )
}
