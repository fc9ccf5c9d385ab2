'use client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { WALLET_CONNECT_ID } from '../core/constants/connectors.js'
import { PAIRING_EXPIRY_MS } from '../core/constants/pairing.js'
import type { PairingSession, PairingState } from '../core/ports/pairing.js'
import type { Kit } from '../createKit.js'
import { useKit } from './useKit.js'
import { useSecondsUntil } from './utils/useSecondsUntil.js'

/**
 * Hook for reading the WalletConnect pairing: its URI for a QR code or link,
 * and its status. While mounted, an expired URI is renewed. Nothing is paired
 * before `useConnectWallet` or `renew` is called.
 *
 * Also reports the URI of a third-party `walletConnect` connector, such as
 * wagmi's. `abort` and `renew` do not affect it.
 *
 * The URI is a secret: anyone who has it can pair in the wallet's place.
 * Never log it or put it into a URL of the page.
 *
 * Standard: WalletConnect's pairing URI (EIP-1328).
 *
 * @param parameters.isWatched - whether the URI is visible to the user;
 * default true
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { secondsLeft, status, uri } = usePairing()
 * return status === 'waiting' ? <p>{uri} {secondsLeft} s</p> : <p>Preparing</p>
 */
export function usePairing(
  parameters: usePairing.Parameters = {},
): usePairing.ReturnType {
  const kit = useKit(parameters)
  const { pairing } = kit
  const { isWatched = true } = parameters
  const state = useSyncExternalStore(
    pairing?.subscribe ?? subscribeToNothing,
    () => pairing?.getState() ?? idle,
    () => idle,
  )
  const told = useMessageUri(kit)
  const { error, expiresAt, session, status, uri } = told
    ? { ...state, ...told, status: 'waiting' as const }
    : state
  useEffect(
    () => (isWatched ? pairing?.watch() : undefined),
    [isWatched, pairing],
  )
  const isShown = uri !== undefined && status === 'waiting'
  const secondsLeft = useSecondsUntil((isShown && expiresAt) || 0)
  const abort = useCallback(() => pairing?.abort(), [pairing])
  const renew = useCallback(() => pairing?.renew(), [pairing])
  return { abort, error, renew, secondsLeft, session, status, uri }
}

export declare namespace usePairing {
  type Parameters = useKit.Parameters & { isWatched?: boolean | undefined }
  type ReturnType = {
    /**
     * `opening` until there is a URI, `waiting` until a wallet responds,
     * `expired` if nothing was watching when the URI expired.
     */
    status: PairingState['status']
    /** Secret pairing URI. */
    uri: string | undefined
    /** Seconds until the URI expires; 0 without one. */
    secondsLeft: number
    /** The peer wallet and what it approved. */
    session: PairingSession | undefined
    /** Why the last attempt failed. */
    error: Error | undefined
    /** Aborts the pending attempt. */
    abort: () => void
    /** Creates a new URI. */
    renew: () => void
  }
  type ErrorType = useKit.ErrorType
}

const subscribeToNothing = () => () => {}

const idle: PairingState = {
  status: 'idle',
  uri: undefined,
  expiresAt: undefined,
  session: undefined,
  namespaces: [],
  error: undefined,
}

/**
 * Returns the URI of a third-party `walletConnect` connector, such as
 * wagmi's, which emits it as a `display_uri` message. Our connector exposes
 * it through `kit.pairing`.
 */
function useMessageUri({ config, pairing }: Kit): useMessageUri.ReturnType {
  const [told, setTold] = useState<useMessageUri.ReturnType>()
  useEffect(() => {
    const emitter = pairing
      ? undefined
      : config.connectors.find(({ id }) => id === WALLET_CONNECT_ID)?.emitter
    function onMessage({ data, type }: { data?: unknown; type: string }) {
      if (type === 'display_uri' && typeof data === 'string')
        setTold({ uri: data, expiresAt: Date.now() + PAIRING_EXPIRY_MS })
    }
    emitter?.on('message', onMessage)
    return () => emitter?.off('message', onMessage)
  }, [config, pairing])
  return told
}

declare namespace useMessageUri {
  type ReturnType = { uri: string; expiresAt: number } | undefined
}
