import type { Config, Connector } from 'wagmi'

/**
 * wagmi keeps its `connect` listener on a wallet that has connected by itself.
 * Connectors such as `injected` then report an account change as another
 * connection.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L371-L372
 * `off('connect', change)` there should pass `connect`.
 *
 * Without it an account change in that wallet makes it the active one, and is
 * lost while a second wallet is connecting.
 *
 * @returns a function that attaches the listeners again
 */
export function detachConnectListener(config: Config): () => void {
  const { connect } = config._internal.events
  const detached = new Set<Connector>()

  function detach() {
    const { connections } = config.state
    // wagmi has attached its listener again.
    for (const connector of detached)
      if (!connections.has(connector.uid)) detached.delete(connector)
    for (const { connector } of connections.values()) {
      // Read from storage and not restored yet: it has no emitter.
      const { emitter } = connector as Partial<Connector>
      const before = emitter?.listenerCount('connect')
      emitter?.off('connect', connect)
      if (emitter?.listenerCount('connect') !== before) detached.add(connector)
    }
  }

  detach()
  const stop = config.subscribe(({ connections }) => connections, detach)
  return () => {
    stop()
    for (const { emitter } of detached) emitter.on('connect', connect)
    detached.clear()
  }
}
