'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import type { RemoteFeatures } from '../../core/features/features.js'
import {
  type LoginMethod,
  orderLoginMethods,
} from '../../core/login/orderLoginMethods.js'
import { isSecurePage } from '../../core/secureContext/isSecurePage.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import { isAllWalletsShown } from '../../wallets/isAllWalletsShown.js'
import { useLocalWallets } from '../useLocalWallets.js'
import { usePlatform } from '../wallet/usePlatform.js'

/** Returns the ways to connect in display order, and the wallets. */
export function useOfferedMethods(
  parameters: useOfferedMethods.Parameters,
): useOfferedMethods.ReturnType {
  const { kit, logins, namespace } = parameters
  const { email, socials } = logins
  const wallets = useLocalWallets({ kit, namespace })
  const { features, pairing, wallets: options } = kit
  const { isMobile } = usePlatform()
  const hasAllWallets =
    pairing !== undefined && isAllWalletsShown({ features, isMobile, options })
  const hasSocial = socials !== false
  const hasFeatured = pairing !== undefined && !!options?.featured?.length
  const hasWallets = wallets.length > 0 || hasAllWallets || hasFeatured
  const order = features?.connectMethodsOrder
  const methods = useMemo(() => {
    const available: LoginMethod[] = []
    if (email) available.push('email')
    if (hasSocial) available.push('social')
    if (hasWallets) available.push('wallet')
    const isWalletDetected = wallets.some(({ isInstalled }) => isInstalled)
    return orderLoginMethods({ available, isWalletDetected, order })
  }, [email, hasSocial, hasWallets, order, wallets])
  const isHidden =
    features?.collapseWallets || features?.emailShowWallets === false
  const isInsecure = useSyncExternalStore(
    subscribeToNothing,
    () => !isSecurePage(),
    () => false,
  )
  return {
    hasAllWallets,
    isCollapsed: Boolean(isHidden && methods.length > 1),
    isInsecure,
    methods,
    wallets,
  }
}

export declare namespace useOfferedMethods {
  type Parameters = {
    kit: Kit
    logins: Pick<RemoteFeatures, 'email' | 'socials'>
    namespace: AccountNamespace | undefined
  }
  type ReturnType = {
    hasAllWallets: boolean
    isCollapsed: boolean
    isInsecure: boolean
    methods: readonly LoginMethod[]
    wallets: readonly Wallet[]
  }
}

const subscribeToNothing = () => () => {}
