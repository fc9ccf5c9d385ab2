'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useConnectors } from 'wagmi'
import type { AccountNamespace } from '../core/account/account.js'
import type { SolanaWallet } from '../core/ports/solana.js'
import type { Wallet } from '../core/wallet.js'
import { listNetworkIds } from '../features/networks/listNetworkIds.js'
import { listWallets } from '../wallets/listWallets.js'
import { useKit } from './useKit.js'
import { usePlatform } from './wallet/usePlatform.js'
import { useWalletHints } from './wallet/useWalletHints.js'

/**
 * Hook for listing wallets without a network request: wallets in this
 * browser, configured connectors, recently used wallets, and custom wallets
 * of the app. `useWallets` adds those of the wallet explorer.
 *
 * Does not include the embedded wallet; use `useEmailLogin` for it. Names and
 * icons come from the wallets. They are sanitized and truncated, but a wallet
 * can choose any name. Wallets with the same name have a `hint`.
 *
 * Standard: EIP-6963, and the Wallet Standard on Solana, for announced
 * wallets.
 *
 * @param parameters.namespace - only wallets for `eip155` or `solana`;
 * wallets that support both are narrowed to it
 * @param parameters.isMobile - detected from the browser by default
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
