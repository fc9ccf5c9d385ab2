import type { LocalContext } from '../localContext.js'
import { type ChainHistory, createChainHistory } from './createChainHistory.js'

/** The indexes of all EVM chains; the first has the tokens. */
export function createChainHistories(
  context: Pick<LocalContext, 'chains' | 'clients' | 'contracts' | 'tokens'>,
): ChainHistory[] {
  const { chains, clients, contracts, tokens } = context
  return chains.flatMap((chain, index) => {
    const client = clients[index]
    const deployed = index === 0 ? { contracts, tokens } : undefined
    return client ? createChainHistory({ chain, client, deployed }) : []
  })
}
