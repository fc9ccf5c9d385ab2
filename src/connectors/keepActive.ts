import type { Config } from 'wagmi'

/**
 * wagmi stays `disconnected`, and may make no wallet active, when the first it
 * has taken up leaves while it takes up the second.
 */
export function keepActive(config: Config): () => void {
  return config.subscribe(
    ({ connections, status }) =>
      status === 'disconnected' && connections.size > 0,
    (isLost) => {
      const [found] = config.state.connections.values()
      // What was only read from storage is no connection yet.
      if (!isLost || !found?.connector.connect) return
      config.setState((state) => ({
        ...state,
        current: state.current ?? found.connector.uid,
        status: 'connected',
      }))
    },
  )
}
