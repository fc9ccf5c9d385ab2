import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { devnet, localnet, mainnet, testnet } from '../clusters/clusters.js'

/** Names that the Wallet Standard has for the clusters. */
export const chains: Readonly<Record<string, SolanaNetworkId>> = {
  'solana:mainnet': mainnet.id,
  'solana:testnet': testnet.id,
  'solana:devnet': devnet.id,
  'solana:localnet': localnet.id,
}
