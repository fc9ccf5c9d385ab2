'use client'
import type { Wallet } from '../../core/wallet.js'
import { useKit } from '../../hooks/useKit.js'
import { useWallets } from '../../hooks/useWallets.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { getInstallLinks } from '../../wallets/link/getInstallLinks.js'

/** Maximum number of wallets shown. */
const MAX = 6

/**
 * Returns wallets for users without one that this device can install:
 * featured and recommended wallets first, then others.
 *
 * Requests the explorer.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { wallets } = useWalletsToGet()
 * return wallets.map(({ key, name }) => <p key={key}>{name}</p>)
 */
export function useWalletsToGet(
  parameters: useWalletsToGet.Parameters = {},
): useWalletsToGet.ReturnType {
  const kit = useKit(parameters)
  const platform = usePlatform()
  const { all, error, isPending, retry, wallets } = useWallets({
    explorer: true,
    kit,
  })
  const found = new Map<string, Wallet>()
  for (const wallet of [...wallets, ...all.wallets]) {
    const { key, links, isInstalled } = wallet
    const isThere = isInstalled || found.has(key)
    if (!isThere && getInstallLinks({ links, platform }).length > 0)
      found.set(key, wallet)
  }
  return {
    hasFailed: error !== null || all.error !== null,
    isPending: isPending || all.isPending,
    retry,
    wallets: [...found.values()].slice(0, MAX),
  }
}

export declare namespace useWalletsToGet {
  type Parameters = useKit.Parameters
  type ReturnType = {
    hasFailed: boolean
    isPending: boolean
    /** Requests the explorer again. */
    retry: () => void
    wallets: readonly Wallet[]
  }
  type ErrorType = useKit.ErrorType
}
