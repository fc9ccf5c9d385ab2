import type { LocalContext } from '../localContext.js'

/** The one chain that has pools, and its client. */
export function getSwapChain(context: LocalContext) {
  const [chain] = context.chains
  const [client] = context.clients
  if (!chain || !client) throw new Error('There is no chain')
  return { ...chain, client }
}
