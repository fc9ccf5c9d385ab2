import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { ParameterError } from '../../core/errors/base.js'
import { mountedConfig } from '../session/mountedConfig.js'
import { detachConnectListener } from './detachConnectListener.js'
import { disconnectEarlier } from './disconnectEarlier.js'
import { followTabs } from './followTabs.js'
import { isReconnecting } from './isReconnecting.js'
import { joinLate } from './joinLate.js'
import { limitReconnect } from './limitReconnect.js'
import { replaceMethods } from './replaceMethods.js'
import { restoreActiveConnector } from './restoreActiveConnector.js'
import { createUsage, skipUnusedWallets } from './skipUnusedWallets.js'
import type { ConnectorMethods, Workarounds } from './types.js'

/**
 * Creates the workarounds of a kit without applying them.
 *
 * @param parameters.reconnect - `false` disconnects the wallets of an earlier
 * visit; default `true`
 * @param parameters.wagmiWorkarounds - `false` applies none; default `true`
 * @throws ParameterError
 */
export function createWorkarounds(
  parameters: createWorkarounds.Parameters,
): Workarounds {
  const { config, reconnect, wagmiWorkarounds: isEnabled = true } = parameters
  const isRestored = reconnect !== false
  // JavaScript callers can pass anything.
  if (typeof isEnabled !== 'boolean' || !(isEnabled || isRestored))
    throw new ParameterError({
      parameter: 'wagmiWorkarounds',
      expected: isRestored ? 'boolean' : 'true with `reconnect: false`',
      received: isEnabled === false ? 'false' : typeof isEnabled,
    })
  const requests = new Map<object, Connector>()
  const usage = createUsage(config)
  let applied = 0
  const workarounds: Workarounds = {
    isEnabled,
    requests,
    attempts: { byConnector: new Map() },
    isApplied: () => applied > 0,
    apply() {
      if (!isEnabled) return () => {}
      const undo = new Map<Connector, readonly (() => void)[]>()
      function addLayers() {
        for (const connector of config.connectors)
          if (!undo.has(connector)) undo.set(connector, replace(connector))
      }
      // Tells wagmi's reconnect from a connect request of a user.
      applied++
      addLayers()
      const stops = [
        usage.watch(),
        followTabs({ config, isApplied: workarounds.isApplied }),
        // Wallets that are announced later.
        watchConnectors(config, { onChange: addLayers }),
        detachConnectListener(config),
        restoreActiveConnector(config),
      ]
      if (isRestored)
        stops.push(
          joinLate({
            config,
            isApplied: workarounds.isApplied,
            isReconnecting: () => isReconnecting({ config, workarounds }),
            isUsed: usage.isUsed,
          }),
        )
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        applied--
        for (const stop of [...stops, ...[...undo.values()].flat()]) stop()
      }
    },
  }

  /** Ordered from the connector outwards. */
  function replace(connector: Connector) {
    const layers = [
      skipUnusedWallets({ connector, usage }),
      ...(isRestored ? [] : [disconnectEarlier({ config, connector })]),
      limitReconnect({ config, connector, workarounds }),
      trackRequests({ connector, requests }),
    ]
    // For `keepReconnecting`; means nothing to other connectors.
    Reflect.set(connector.emitter, mountedConfig, config)
    return [
      ...layers.map((layer) => replaceMethods(connector, layer)),
      () => Reflect.deleteProperty(connector.emitter, mountedConfig),
    ]
  }

  return workarounds
}

export declare namespace createWorkarounds {
  type Parameters = {
    config: Config
    reconnect?: boolean | undefined
    wagmiWorkarounds?: boolean | undefined
  }
}

/** Tracks connect requests of users, but not wagmi's own: `isReconnecting`. */
function trackRequests(
  parameters: trackRequests.Parameters,
): (inner: ConnectorMethods) => Pick<ConnectorMethods, 'connect'> {
  const { connector, requests } = parameters
  return (inner) =>
    ({
      async connect(parameters: Parameters<Connector['connect']>[0]) {
        if (parameters?.isReconnecting) return inner.connect(parameters)
        const request = {}
        requests.set(request, connector)
        try {
          return await inner.connect(parameters)
        } finally {
          requests.delete(request)
        }
      },
    }) as Pick<ConnectorMethods, 'connect'>
}

declare namespace trackRequests {
  type Parameters = {
    connector: Connector
    requests: Map<object, Connector>
  }
}
