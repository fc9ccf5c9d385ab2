import type { Config, Connection } from 'wagmi'

/**
 * wagmi's `disconnect` writes back the connections that it read before waiting
 * for the wallet, makes the first of them active, and keeps a wallet connected
 * that does not answer.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/disconnect.ts#L33-L61
 *
 * Without it disconnecting one wallet drops another that connects meanwhile,
 * and changes the active one. Call it once the wallet has disconnected or
 * timed out.
 */
export function dropConnection(
  config: Config,
  { connector }: Pick<Connection, 'connector'>,
): void {
  const { current: before } = config.state
  // Same as a wallet disconnecting by itself, so wagmi detaches its listeners.
  // A connection that was only read from storage has none.
  if (typeof connector.disconnect === 'function')
    connector.emitter.emit('disconnect')
  config.setState((state) => {
    const connections = new Map(state.connections)
    connections.delete(connector.uid)
    const current =
      [before, ...connections.keys()].find(
        (uid) => uid !== null && connections.has(uid),
      ) ?? null
    return current === null
      ? { ...state, connections, current, status: 'disconnected' }
      : { ...state, connections, current }
  })
}
