'use client'
import { useSyncExternalStore } from 'react'
import type { PairingPeer } from '../../core/ports/pairing.js'
import { useKit } from '../useKit.js'

/**
 * What the wallet at the other end of WalletConnect says of itself, as the
 * session has it now.
 */
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
