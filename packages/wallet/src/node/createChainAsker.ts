import { findChain } from './findChain.js'
import type { FrameChain } from './loadConfig.js'

/**
 * Adds chains to those of the configuration when an app names them. A server
 * in development serves more than it lists.
 *
 * @param parameters.chains - grows
 * @param parameters.load - asks the server for one chain
 */
export function createChainAsker(parameters: {
  chains: FrameChain[]
  hasMore: boolean
  load(caipNetworkId: string): Promise<readonly FrameChain[]>
}): (chainId: unknown) => Promise<void> {
  const { chains, hasMore, load } = parameters
  const asked = new Map<string, Promise<void>>()

  async function add(caipNetworkId: string) {
    const loaded = await load(caipNetworkId)
    // A server without this chain answers with another one.
    const chain = loaded.find((one) => one.caipNetworkId === caipNetworkId)
    if (chain && !findChain(chains, chain.id)) chains.push(chain)
  }

  return async (chainId) => {
    if (!hasMore || findChain(chains, chainId)) return
    const reference = String(chainId).replace(/^eip155:/, '')
    if (!/^[1-9]\d{0,15}$/.test(reference)) return
    const caipNetworkId = `eip155:${reference}`
    const known = asked.get(caipNetworkId)
    if (known) return known
    // A server that is away is asked again.
    const asking = add(caipNetworkId).catch(() => {
      asked.delete(caipNetworkId)
    })
    asked.set(caipNetworkId, asking)
    return asking
  }
}
