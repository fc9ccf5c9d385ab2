'use client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { PAIRING_EXPIRY_MS, WALLET_CONNECT_ID } from '../core/constants.js'
import type { PairingSession, PairingState } from '../core/ports/pairing.js'
import type { Kit } from '../createKit.js'
import { useKit } from './useKit.js'
import { useSecondsUntil } from './utils/useSecondsUntil.js'

/**
 * What WalletConnect is doing: the URI that a wallet pairs by, as a QR code or
 * in a link, and what has become of it. While the component is mounted a URI
 * that ends is replaced by a new one; nothing is paired before `useConnectWallet`
 * or `renew` asks for it.
 *
 * A `walletConnect` connector of somebody else, such as wagmi's own, tells its
 * URI here too; `abort` and `renew` do nothing to it.
 *
 * The URI is a secret: whoever has it can pair in the wallet's place. It belongs
 * into no log and into no address of a page.
 *
 * Standard: WalletConnect's pairing URI (EIP-1328).
 *
 * @param parameters.isWatched - whether somebody looks at the URI; default true
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
     * `opening` until there is a URI, `waiting` while no wallet has answered,
     * `expired` when nobody looked on as the URI ended.
     */
    status: PairingState['status']
    /** Secret that a wallet pairs by. */
    uri: string | undefined
    /** Until the URI ends; 0 when there is none. */
    secondsLeft: number
    /** The wallet at the other end, and what it has approved. */
    session: PairingSession | undefined
    /** How the last attempt has failed. */
    error: Error | undefined
    /** Ends the attempt under way. */
    abort: () => void
    /** Makes a new URI. */
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
 * The URI of a `walletConnect` connector of somebody else, such as wagmi's own,
 * which tells it by wagmi's convention: the message `display_uri`. Ours has it
 * in `kit.pairing`.
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
