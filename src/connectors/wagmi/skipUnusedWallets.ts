import type { Config, Connector } from 'wagmi'
import { isAnnounced } from '../../wallets/isAnnounced.js'
import type { ConnectorMethods } from './types.js'

/**
 * wagmi reconnects every wallet that reports being authorized, including
 * announced wallets (EIP-6963) that were never chosen on this site.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/reconnect.ts#L77
 *
 * Without it an extension that answers `eth_accounts` connects as the page
 * loads, and can become the active wallet, although the user has not clicked
 * it.
 */
export function skipUnusedWallets(
  parameters: skipUnusedWallets.Parameters,
): (inner: ConnectorMethods) => Partial<ConnectorMethods> {
  const { connector, usage } = parameters
  const isUsed = async () =>
    !isAnnounced(connector) || (await usage.isUsed(connector))

  return (inner) =>
    ({
      // Checked here too: the kit may mount between the two calls.
      async connect(parameters: Parameters<Connector['connect']>[0]) {
        return !parameters?.isReconnecting || (await isUsed())
          ? inner.connect(parameters)
          : undefined
      },
      isAuthorized: async () =>
        (await inner.isAuthorized()) === true && (await isUsed()),
    }) as Partial<ConnectorMethods>
}

export declare namespace skipUnusedWallets {
  type Parameters = {
    connector: Connector
    usage: createUsage.ReturnType
  }
}

/** Knows the wallets that were connected earlier, on this page or before. */
export function createUsage(config: Config): createUsage.ReturnType {
  const usedIds = new Set<string>()
  function collect() {
    for (const { connector } of config.state.connections.values())
      usedIds.add(connector.id)
  }
  collect()
  return {
    async isUsed({ id }) {
      collect()
      if (usedIds.has(id)) return true
      const recent = await config.storage?.getItem('recentConnectorId')
      return recent === id
    },
    watch() {
      collect()
      // wagmi drops earlier connections once it restores the first, or none.
      return config.subscribe(({ connections }) => connections, collect)
    },
  }
}

export declare namespace createUsage {
  type ReturnType = {
    isUsed(connector: { readonly id: string }): Promise<boolean>
    watch(): () => void
  }
}
