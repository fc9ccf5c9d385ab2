'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useConnectors } from 'wagmi'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { Namespace } from '../../core/network/namespaces.js'
import type { Wallet } from '../../core/wallet.js'
import { useKit } from '../../hooks/useKit.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { listWalletWays } from '../../wallets/link/listWalletWays.js'

/**
 * Returns the ways to connect a wallet from this device, best first:
 * extension, app, website, desktop app or QR code. Ways with an unsafe link
 * are omitted.
 *
 * @param parameters.wallet - one of `useWallets`; without it, any wallet by
 * QR code
 * @param parameters.namespace - default the wallet's
 * @throws KitProviderNotFoundError
 *
 * @example
 * const ways = useWalletWays({ wallet })
 * return ways.map((way) => <li key={way}>{way}</li>)
 */
export function useWalletWays(
  parameters: useWalletWays.Parameters,
): useWalletWays.ReturnType {
  const kit = useKit(parameters)
  const platform = usePlatform()
  const { namespace, wallet } = parameters
  const hasPairing = useConnectors({ config: kit.config }).some(
    ({ id }) => id === WALLET_CONNECT_ID,
  )
  const page = useSyncExternalStore(
    subscribeToNothing,
    () => globalThis.location?.href,
    () => undefined,
  )
  return useMemo(
    () => listWalletWays({ hasPairing, namespace, page, platform, wallet }),
    [hasPairing, namespace, page, platform, wallet],
  )
}

export declare namespace useWalletWays {
  type Parameters = useKit.Parameters & {
    wallet: Wallet | undefined
    namespace?: Namespace | undefined
  }
  type ReturnType = listWalletWays.ReturnType
  type ErrorType = useKit.ErrorType
}

const subscribeToNothing = () => () => {}
