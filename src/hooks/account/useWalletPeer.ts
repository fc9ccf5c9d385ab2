'use client'
import { useSyncExternalStore } from 'react'
import type { PairingPeer } from '../../core/ports/pairing.js'
import { useKit } from '../useKit.js'

/** Returns the peer metadata of the current WalletConnect session. */
export function useWalletPeer(
  parameters: useKit.Parameters = {},
): PairingPeer | undefined {
  const { pairing } = useKit(parameters)
  return useSyncExternalStore(
    pairing?.subscribe ?? subscribeToNothing,
    () => pairing?.getState().session?.peer,
    () => undefined,
  )
}

const subscribeToNothing = () => () => {}
