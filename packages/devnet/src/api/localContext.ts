import type { Chains } from '../chain/startChains.js'
import type { SolanaChain } from '../solana/solanaChain.js'

/** What the API's answers are read from. */
export type LocalContext = Pick<
  Chains,
  'chains' | 'clients' | 'contracts' | 'takeTurn' | 'tokens'
> & {
  solana: SolanaChain
  apiUrl: () => string
  /** The clock of the services. */
  now: () => number
}
