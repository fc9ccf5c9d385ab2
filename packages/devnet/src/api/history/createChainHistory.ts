import type { Address } from 'viem'
import type { LocalChain } from '../../chain/chains.js'
import type { DevWallet } from '../../chain/createDevWallet.js'
import type { Contracts } from '../../chain/deployContracts.js'
import type { LocalTokens } from '../../chain/readTokens.js'
import { type Assets, createAssets } from './createAssets.js'
import { createIndexer, type Indexer } from './createIndexer.js'
import { createPending, type Pending } from './createPending.js'
import { toLocalContracts } from './toLocalContracts.js'
import { toLowerCase } from './toLowerCase.js'

/** All that is known of one chain for its history. */
export type ChainHistory = Pick<
  LocalChain,
  'caipNetworkId' | 'nativeCurrency'
> & {
  assets: Assets
  indexer: Indexer
  pending: Pending
  /** Collections that nobody asked for. */
  spam: readonly Address[]
  /** Contract whose price is the native coin's. */
  wrapped: Address | undefined
}

/** Sets up the index of one chain; nothing is read before it is asked. */
export function createChainHistory(
  parameters: createChainHistory.Parameters,
): ChainHistory {
  const { chain, client, deployed } = parameters
  const contracts = deployed && toLocalContracts(deployed.contracts)
  const assets = createAssets({ client, tokens: deployed?.tokens })
  return {
    assets,
    caipNetworkId: chain.caipNetworkId,
    indexer: createIndexer({ client, contracts, onRevert: assets.clear }),
    nativeCurrency: chain.nativeCurrency,
    pending: createPending({ client, contracts }),
    spam: deployed ? [toLowerCase(deployed.contracts.spamNft)] : [],
    wrapped: contracts?.weth,
  }
}

export declare namespace createChainHistory {
  type Parameters = {
    chain: LocalChain
    client: DevWallet
    /** `undefined` on a chain where nothing is deployed. */
    deployed: { contracts: Contracts; tokens: LocalTokens } | undefined
  }
}
