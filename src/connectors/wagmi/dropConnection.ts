import type { Config, Connection } from 'wagmi'

/**
 * wagmi's `disconnect` writes back the connections it has read before it
 * waited for the wallet, makes the first of them active, and keeps a wallet
 * connected that does not answer.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/disconnect.ts#L33-L61
 *
 * Without it disconnecting one wallet drops another that is connected
 * meanwhile, and changes the active one. Call it when the wallet has
 * disconnected, or is given up.
 */
export function dropConnection(
  config: Config,
  { connector }: Pick<Connection, 'connector'>,
): void {
  const { current: before } = config.state
  // As wallets disconnect by themselves: wagmi then detaches its listeners.
  // One that was only read from storage has none.
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
