import type { Config, Connector } from 'wagmi'

/**
 * Whether the status is the `reconnecting` of `keepReconnecting`. wagmi's own
 * has a current connection, from storage or a live one.
 */
export function isKept(state: Config['state']): boolean {
  const { connections, current, status } = state
  if (status !== 'reconnecting') return false
  if (current === null) return true
  const connector: Partial<Connector> | undefined =
    connections.get(current)?.connector
  return !!connector?.disconnect && !connector.connect
}
