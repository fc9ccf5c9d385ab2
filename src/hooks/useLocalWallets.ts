'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useConnectors } from 'wagmi'
import type { AccountNamespace } from '../core/account/account.js'
import { listNetworkIds } from '../core/network/listNetworkIds.js'
import type { SolanaWallet } from '../core/ports/solana.js'
import type { Wallet } from '../core/wallet.js'
import { listWallets } from '../wallets/listWallets.js'
import { useKit } from './useKit.js'
import { usePlatform } from './wallet/usePlatform.js'
import { useWalletHints } from './wallet/useWalletHints.js'

/**
 * The wallets that can be connected, without a request to anybody: those in this
 * browser, the connectors of the config, the ones used last, and those the app
 * has added. `useWallets` adds those of the wallet explorer.
 *
 * The embedded wallet is not among them: `useEmailLogin` is the way to it. Names
 * and pictures come from the wallets. They are cleaned and capped, yet a wallet
 * may call itself what it likes: two of one name have a `hint`.
 *
 * Standard: EIP-6963, and the wallet standard on Solana, for those that announce
 * themselves.
 *
 * @param parameters.namespace - only wallets for `eip155`, or for `solana`; those
 * of several are narrowed down to it
 * @param parameters.isMobile - default what the browser says
 * @throws KitProviderNotFoundError
 *
 * @example
 * const wallets = useLocalWallets()
 * const { connect } = useConnectWallet()
 * return wallets.map(({ id, key, name, namespace }) => (
 *   <button key={key} onClick={() => connect(id, { namespace })}>{name}</button>
 * ))
 */
export function useLocalWallets(
  parameters: useLocalWallets.Parameters = {},
): useLocalWallets.ReturnType {
  const kit = useKit(parameters)
  const { namespace } = parameters
  const found = usePlatform()
  const isMobile = parameters.isMobile ?? found.isMobile
  const connectors = useConnectors({ config: kit.config })
  const hints = useWalletHints(kit)
  const solana = useSyncExternalStore(
    kit.solana?.subscribe ?? subscribeToNothing,
    () => kit.solana?.getState().wallets ?? none,
    () => none,
  )
  return useMemo(
    () =>
      listWallets({
        ...hints,
        connectors,
        isMobile,
        namespace,
        networks: listNetworkIds(kit),
        options: kit.wallets,
        order: kit.features?.connectorTypeOrder,
        solana,
      }),
    [connectors, hints, isMobile, kit, namespace, solana],
  )
}

export declare namespace useLocalWallets {
  type Parameters = useKit.Parameters & {
    namespace?: AccountNamespace | undefined
    isMobile?: boolean | undefined
  }
  type ReturnType = readonly Wallet[]
  type ErrorType = useKit.ErrorType
}

const none: readonly SolanaWallet[] = []
const subscribeToNothing = () => () => {}
