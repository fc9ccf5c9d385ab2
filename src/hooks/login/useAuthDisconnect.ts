'use client'
import { useEffect } from 'react'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import type { Kit } from '../../createKit.js'

/** Calls back when the embedded wallet disconnects. */
export function useAuthDisconnect(kit: Kit, onDisconnect: () => void): void {
  useEffect(
    () =>
      kit.config.subscribe(
        ({ connections }) =>
          [...connections.values()].some(
            ({ connector }) => connector.id === AUTH_CONNECTOR_ID,
          ),
        (isConnected) => {
          if (!isConnected) onDisconnect()
        },
      ),
    [kit, onDisconnect],
  )
}
