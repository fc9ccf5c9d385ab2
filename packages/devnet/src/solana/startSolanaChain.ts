import { createSolanaChain } from './createSolanaChain.js'
import { createSolanaListener } from './createSolanaListener.js'
import { openSolanaServers } from './openSolanaServers.js'
import type { SolanaChain } from './solanaChain.js'
import { createSubscriptions } from './subscriptions/createSubscriptions.js'

/**
 * Starts a Solana chain of its own in this process: Solana's runtime behind
 * JSON-RPC over HTTP and, on the next port, over a websocket.
 *
 * @throws Error when no port can be opened
 */
export async function startSolanaChain(
  parameters: startSolanaChain.Parameters,
): Promise<SolanaChain> {
  const { http, ws } = await openSolanaServers(parameters)
  const { chain, context } = createSolanaChain(parameters)
  const listener = createSolanaListener(context)
  const subscriptions = createSubscriptions(context)
  http.setListener(listener)
  ws.setListener(listener)
  ws.setUpgrade(subscriptions.upgrade)
  return {
    ...chain,
    caipNetworkId: 'solana:localnet',
    name: 'Solana (local)',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrl: `http://127.0.0.1:${http.port}`,
    wsUrl: `ws://127.0.0.1:${ws.port}`,
    async stop() {
      chain.control.setPaused(true)
      subscriptions.stop()
      await Promise.all([http.stop(), ws.stop()])
    },
  }
}

export declare namespace startSolanaChain {
  type Parameters = openSolanaServers.Parameters & createSolanaChain.Parameters
}
