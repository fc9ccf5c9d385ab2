'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { getHydration } from '../connectors/wagmi/getHydration.js'
import type { Kit } from '../createKit.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading the connection status across both namespaces: `unknown`
 * until the connections of an earlier visit are read, which is on the server,
 * while hydrating and right after page load; then `reconnecting`,
 * `connecting`, `connected` or `disconnected`. Pending states take precedence.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const status = useConnectionStatus()
 * return status === 'unknown' ? <Skeleton /> : <Account />
 */
export function useConnectionStatus(
  parameters: useConnectionStatus.Parameters = {},
): useConnectionStatus.ReturnType {
  const kit = useKit(parameters)
  return useSyncExternalStore(
    useCallback((listener) => subscribe(kit, listener), [kit]),
    () => merge(readEvm(kit), kit.solana?.getState().status),
    () => (getHydration(kit.config).isSsr ? 'unknown' : 'disconnected'),
  )
}

export declare namespace useConnectionStatus {
  type Parameters = useKit.Parameters
  type ReturnType = Kit['config']['state']['status'] | 'unknown'
  type ErrorType = useKit.ErrorType
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
