'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { Kit } from '../createKit.js'
import { useKit } from './useKit.js'

/**
 * Where the connection stands: on either kind of network, whichever has more to
 * tell. `unknown` is until the connections of an
 * earlier visit have been read: on the server, in the first render of its
 * markup, and just after a page has loaded.
 */
export function useConnectionStatus(): useConnectionStatus.ReturnType {
  const kit = useKit()
  return useSyncExternalStore(
    useCallback((listener) => subscribe(kit, listener), [kit]),
    () => merge(readEvm(kit), kit.solana?.getState().status),
    () => (kit.config._internal.ssr ? 'unknown' : 'disconnected'),
  )
}

export declare namespace useConnectionStatus {
  type ReturnType = Kit['config']['state']['status'] | 'unknown'
}

/** What is under way comes before what is done. */
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
  const { persist } = getStore(config)
  if (config._internal.ssr && persist?.hasHydrated() === false) return 'unknown'
  // Restored from storage; wagmi takes them up, or away, once it is mounted.
  return status === 'disconnected' && connections.size > 0 ? 'unknown' : status
}

function subscribe({ config, solana }: Kit, listener: () => void) {
  const stops = [
    config.subscribe((state) => state, listener),
    getStore(config).persist?.onFinishHydration(listener),
    solana?.subscribe(listener),
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}

/** Typed here: wagmi's own type leans on a package that apps do not see. */
function getStore(config: Kit['config']): {
  persist?: {
    hasHydrated(): boolean
    onFinishHydration(listener: () => void): () => void
  }
} {
  return config._internal.store
}
