import {
  ChainDisconnectedError,
  type Client,
  createClient,
  type EIP1193RequestFn,
  http,
} from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { getLiveConfig } from '../session/getLiveConfig.js'

/**
 * Sends requests to the app's own nodes: those of its transports, or those of
 * the chain itself if the config has none.
 *
 * @throws ChainDisconnectedError 4901 for a chain that is not in the config
 */
export function createNode(
  config: Parameters<CreateConnectorFn>[0],
): createNode.ReturnType {
  const clients = new Map<number, Client>()

  function getClient(chainId: number): Client {
    const live = getLiveConfig(config)
    const chain = (live ?? config).chains.find(({ id }) => id === chainId)
    if (!chain)
      throw new ChainDisconnectedError(
        new Error(`Chain ${chainId} is not in the config.`),
      )
    // A chain that was added has its own node.
    if (live && !config.transports?.[chainId])
      return live.getClient({ chainId })
    const known = clients.get(chainId)
    if (known) return known
    const transport = config.transports?.[chainId] ?? http()
    const client = createClient({ chain, transport })
    clients.set(chainId, client)
    return client
  }

  return async (chainId, { method, params }) => {
    const request: EIP1193RequestFn = getClient(chainId).request
    return request({ method, params } as never)
  }
}

export declare namespace createNode {
  type ReturnType = (
    chainId: number,
    request: { method: string; params?: unknown },
  ) => Promise<unknown>
}
