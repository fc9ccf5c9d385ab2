import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { devnet, mainnet } from '../clusters/clusters.js'

/** Ids that wallets use for clusters besides the CAIP-2 one. */
export const legacyIds: Readonly<Record<SolanaNetworkId, SolanaNetworkId>> = {
  [mainnet.id]: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  [devnet.id]: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
