import type { SolanaNetworkId } from '../ports/solana.js'

/** Whether a network ID is a Solana cluster (CAIP-2). */
export function isSolanaNetwork(id: unknown): id is SolanaNetworkId {
  return typeof id === 'string' && id.startsWith('solana:')
}
