'use client'
import { useMemo } from 'react'
import type { AccountNamespace } from '../core/account/account.js'
import { hasSocials } from '../core/features/hasSocials.js'
import {
  type LoginMethod,
  orderLoginMethods,
} from '../core/login/orderLoginMethods.js'
import type { Wallet } from '../core/wallet.js'
import { isAllWalletsShown } from '../wallets/isAllWalletsShown.js'
import { useKit } from './useKit.js'
import { useLocalWallets } from './useLocalWallets.js'
import { usePlatform } from './wallet/usePlatform.js'

/**
 * Hook for listing the available ways to connect, in display order, and the
 * wallets. Uses the app's local `features`, so the wallet list never waits
 * for the dashboard. Inside an iframe, such as a Safe app, email and social
 * logins are not available: the secure frame does not respond to an embedded
 * page.
 *
 * @param parameters.namespace - only wallets for `eip155` or `solana`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { methods, wallets } = useLoginMethods()
 * return methods.includes('email') ? <EmailForm /> : <WalletList wallets={wallets} />
 */
export function useLoginMethods(
  parameters: useLoginMethods.Parameters = {},
): useLoginMethods.ReturnType {
  const kit = useKit(parameters)
  const { namespace } = parameters
  const wallets = useLocalWallets({ kit, namespace })
  const { features, pairing, wallets: options } = kit
  const { isFramed, isMobile } = usePlatform()
  // The secure frame does not respond to a page inside an iframe.
  const hasFrame = kit.frame !== undefined && !isFramed
  const hasAllWallets =
    pairing !== undefined && isAllWalletsShown({ features, isMobile, options })
  const hasEmail = hasFrame && features?.email !== false
  const hasSocial = hasFrame && hasSocials(features?.socials)
  const hasFeatured = pairing !== undefined && !!options?.featured?.length
  const hasWallets = wallets.length > 0 || hasAllWallets || hasFeatured
  const order = features?.connectMethodsOrder
  const methods = useMemo(() => {
    const available: LoginMethod[] = []
    if (hasEmail) available.push('email')
    if (hasSocial) available.push('social')
    if (hasWallets) available.push('wallet')
    const isWalletDetected = wallets.some(({ isInstalled }) => isInstalled)
    return orderLoginMethods({ available, isWalletDetected, order })
  }, [hasEmail, hasSocial, hasWallets, order, wallets])
  const isHidden =
    features?.collapseWallets || features?.emailShowWallets === false
  const isCollapsed = Boolean(isHidden && methods.length > 1)
  return { hasAllWallets, isCollapsed, methods, wallets }
}

export declare namespace useLoginMethods {
  type Parameters = useKit.Parameters & {
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = {
    /** Whether all explorer wallets are offered (option `allWallets`). */
    hasAllWallets: boolean
    /**
     * Whether the wallets are collapsed behind a button (options
     * `collapseWallets` and `emailShowWallets`). Requires other ways to
     * connect.
     */
    isCollapsed: boolean
    methods: readonly LoginMethod[]
    wallets: readonly Wallet[]
  }
  type ErrorType = useKit.ErrorType
}
