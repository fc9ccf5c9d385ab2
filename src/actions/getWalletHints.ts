import { isAnnounced } from '../core/wallet/isAnnounced.js'
import type { Kit } from '../createKit.js'

/**
 * What wagmi's connectors do not tell by themselves: which of those for a
 * wallet in the page find one, and which was used last. Never throws.
 *
 * @example
 * const { recentId } = await getWalletHints(kit)
 */
export async function getWalletHints(
  kit: Kit,
): Promise<getWalletHints.ReturnType> {
  const { connectors, storage } = kit.config
  const [recentId, ...found] = await Promise.all([
    settle(() => storage?.getItem('recentConnectorId')),
    // An announced one is there, and others would load their code to answer.
    ...connectors
      .filter((connector) => connector.type === 'injected')
      .filter((connector) => !isAnnounced(connector))
      .map(async (connector) => ({
        id: connector.id,
        isPresent: Boolean(await settle(() => connector.getProvider())),
      })),
  ])
  return {
    presentIds: found.flatMap(({ id, isPresent }) => (isPresent ? [id] : [])),
    recentId: typeof recentId === 'string' ? recentId : undefined,
  }
}

export declare namespace getWalletHints {
  type ReturnType = {
    /** Ids of connectors to `window.ethereum` and the like that find it. */
    presentIds: readonly string[]
    /** Id of the connector that was used last. */
    recentId: string | undefined
  }
}

async function settle(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
