import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { devnet, localnet, mainnet, testnet } from '../clusters/clusters.js'

/** The Wallet Standard's names of the clusters. */
export const chains: Readonly<Record<string, SolanaNetworkId>> = {
  'solana:mainnet': mainnet.id,
  'solana:testnet': testnet.id,
  'solana:devnet': devnet.id,
  'solana:localnet': localnet.id,
}
