import type { ApiContext } from '../../../../server/src/api/createApi.js'

/** The one chain that has pools, and its client. */
export function getSwapChain(context: ApiContext) {
  const [chain] = context.chains
  const [client] = context.clients
  if (!chain || !client) throw new Error('There is no chain')
  return { ...chain, client }
}
