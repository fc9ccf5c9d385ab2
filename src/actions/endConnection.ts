import { type Connection, disconnect } from '@wagmi/core'
import type { Kit } from '../createKit.js'

/** Disconnects one wallet, also one that is not restored yet. */
export async function endConnection(
  { config }: Kit,
  { connector }: Connection,
): Promise<void> {
  if (typeof connector.disconnect === 'function')
    return disconnect(config, { connector })
  // Restored from storage and not reconnected yet: only its id is real.
  const real = config.connectors.find(({ id }) => id === connector.id)
  await real?.disconnect()
  config.setState((state) => {
    const connections = new Map(state.connections)
    connections.delete(connector.uid)
    const current = connections.keys().next().value ?? null
    return connections.size > 0
      ? { ...state, connections, current }
      : { ...state, connections, current, status: 'disconnected' }
  })
}
