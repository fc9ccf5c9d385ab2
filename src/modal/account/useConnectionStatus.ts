'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { getHydration } from '../../connectors/wagmi/getHydration.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns the connection status across both namespaces. `unknown` until the
 * connections of an earlier visit are read: on the server, while hydrating,
 * and right after page load.
 */
export function useConnectionStatus(): useConnectionStatus.ReturnType {
  const kit = useKit()
  return useSyncExternalStore(
    useCallback((listener) => subscribe(kit, listener), [kit]),
    () => merge(readEvm(kit), kit.solana?.getState().status),
    () => (getHydration(kit.config).isSsr ? 'unknown' : 'disconnected'),
  )
}

export declare namespace useConnectionStatus {
  type ReturnType = Kit['config']['state']['status'] | 'unknown'
}

/** Pending states take precedence over settled ones. */
function merge(
  evm: useConnectionStatus.ReturnType,
  solana: Status | undefined,
): useConnectionStatus.ReturnType {
  return order.find((status) => status === evm || status === solana) ?? evm
}

type Status = Kit['config']['state']['status']

const order: readonly useConnectionStatus.ReturnType[] = [
  'unknown',
  'reconnecting',
  'connecting',
  'connected',
]

function readEvm({ config }: Kit): useConnectionStatus.ReturnType {
  const { connections, status } = config.state
  const { isSsr, persist } = getHydration(config)
  if (isSsr && persist?.hasHydrated() === false) return 'unknown'
  // Read from storage; wagmi restores or removes them after mount.
  return status === 'disconnected' && connections.size > 0 ? 'unknown' : status
}

function subscribe({ config, solana }: Kit, listener: () => void) {
  const stops = [
    config.subscribe((state) => state, listener),
    getHydration(config).persist?.onFinishHydration(listener),
    solana?.subscribe(listener),
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}
