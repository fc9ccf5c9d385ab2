import type { LocalChain } from '../../chain/chains.js'
import type { DevWallet } from '../../chain/createDevWallet.js'
import type { LocalContext } from '../localContext.js'

/** The one chain that has pools, and its client. */
export function getSwapChain(
  context: LocalContext,
): LocalChain & { client: DevWallet } {
  const [chain] = context.chains
  const [client] = context.clients
  if (!chain || !client) throw new Error('There is no chain')
  return { ...chain, client }
}
