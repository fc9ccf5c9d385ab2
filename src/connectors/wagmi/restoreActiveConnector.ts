import type { Config } from 'wagmi'

/**
 * wagmi stays `disconnected`, with connections in its state, when the first
 * wallet of a reconnect disconnects while the second is being restored.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/reconnect.ts#L95-L122
 * `current` is taken only from the first, and the status is only written while
 * it is still `reconnecting` or `connecting`.
 *
 * Without it the page shows no account until the next reload, although a
 * wallet is connected.
 */
export function restoreActiveConnector(config: Config): () => void {
  return config.subscribe(
    ({ connections, status }) =>
      status === 'disconnected' && connections.size > 0,
    (isLost) => {
      const [found] = config.state.connections.values()
      // Read from storage and not restored yet: not a connection.
      if (!isLost || !found?.connector.connect) return
      config.setState((state) => ({
        ...state,
        current: state.current ?? found.connector.uid,
        status: 'connected',
      }))
    },
  )
}
