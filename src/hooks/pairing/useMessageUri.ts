'use client'
import { useEffect, useState } from 'react'
import { PAIRING_EXPIRY_MS, WALLET_CONNECT_ID } from '../../core/constants.js'
import type { Kit } from '../../createKit.js'

/**
 * The URI of a `walletConnect` connector of somebody else, such as wagmi's own,
 * which tells it by wagmi's convention: the message `display_uri`. Ours has it
 * in `kit.pairing`.
 */
export function useMessageUri({
  config,
  pairing,
}: Kit): useMessageUri.ReturnType {
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

export declare namespace useMessageUri {
  type ReturnType = { uri: string; expiresAt: number } | undefined
}
