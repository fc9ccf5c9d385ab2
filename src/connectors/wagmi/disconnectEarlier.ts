import type { Config, Connector } from 'wagmi'
import type { ConnectorMethods } from './types.js'

/**
 * `reconnectOnMount={false}` of WagmiProvider forgets the connections of an
 * earlier visit without disconnecting the wallets.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/hydrate.ts#L53-L59
 *
 * Without it `createKit({ reconnect: false })` could not end sessions: the
 * wallet stays authorized, and the next reconnect restores it. It runs as part
 * of wagmi's reconnect, which checks every wallet.
 */
export function disconnectEarlier(
  parameters: disconnectEarlier.Parameters,
): (inner: ConnectorMethods) => Pick<ConnectorMethods, 'isAuthorized'> {
  const { config, connector } = parameters
  return (inner) => ({
    async isAuthorized() {
      if ((await inner.isAuthorized()) !== true) return false
      if (config.state.connections.has(connector.uid)) return true
      await connector.disconnect()
      return false
    },
  })
}

export declare namespace disconnectEarlier {
  type Parameters = { config: Config; connector: Connector }
}
