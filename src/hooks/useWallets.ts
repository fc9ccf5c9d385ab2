'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useConnectors } from 'wagmi'
import type { getWalletHints } from '../actions/getWalletHints.js'
import type { SolanaWallet } from '../core/ports/solana.js'
import { listWallets } from '../core/wallet/listWallets.js'
import type { Wallet } from '../core/wallet/wallet.js'
import { walletHintsQueryOptions } from '../query/walletHintsQueryOptions.js'
import { useKit } from './useKit.js'

/**
 * The wallets that can be connected: the one used last, then those that are
 * installed in this browser, then the others of the config and the Solana side.
 * The embedded wallet is not among them: `useEmailLogin` is the way to it.
 *
 * Names and pictures come from the wallets. They are cleaned and capped, yet a
 * wallet may call itself what it likes: two of one name have a `hint`.
 *
 * Standard: EIP-6963, and the wallet standard on Solana, for those that announce
 * themselves.
 *
 * @returns at most 50
 * @throws KitProviderNotFoundError
 *
 * @example
 * const wallets = useWallets()
 * const { connect } = useConnectWallet()
 * return wallets.map(({ connectorUid, id, name, namespace }) => (
 *   <button key={connectorUid} onClick={() => connect(id, { namespace })}>{name}</button>
 * ))
 */
export function useWallets(
  parameters: useWallets.Parameters = {},
): useWallets.ReturnType {
  const kit = useKit(parameters)
  const connectors = useConnectors({ config: kit.config })
  const { data: hints } = useQuery({
    ...walletHintsQueryOptions(kit),
    select: dropEmpty,
  })
  const solana = useSyncExternalStore(
    kit.solana?.subscribe ?? subscribeToNothing,
    () => kit.solana?.getState().wallets ?? none,
    () => none,
  )
  return useMemo(
    () => listWallets({ connectors, ...hints, solana }),
    [connectors, hints, solana],
  )
}

export declare namespace useWallets {
  type Parameters = useKit.Parameters
  type ReturnType = readonly Wallet[]
  type ErrorType = useKit.ErrorType
}

const none: readonly SolanaWallet[] = []
const subscribeToNothing = () => () => {}

/** Most often there are none, and then nothing need be rendered again. */
function dropEmpty(hints: getWalletHints.ReturnType) {
  return hints.recentId || hints.presentIds.length > 0 ? hints : undefined
}
