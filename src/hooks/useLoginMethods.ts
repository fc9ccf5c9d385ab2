'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { AccountNamespace } from '../core/account/account.js'
import type { SocialProvider } from '../core/features/features.js'
import {
  type LoginMethod,
  orderLoginMethods,
} from '../core/login/orderLoginMethods.js'
import { isSecurePage } from '../core/secureContext/isSecurePage.js'
import type { Wallet } from '../core/wallet.js'
import { isAllWalletsShown } from '../wallets/isAllWalletsShown.js'
import { useFrameLogins } from './project/useFrameLogins.js'
import { useKit } from './useKit.js'
import { useLocalWallets } from './useLocalWallets.js'
import { usePlatform } from './wallet/usePlatform.js'

/**
 * Hook for listing the available ways to connect, in display order, and the
 * wallets.
 *
 * The dashboard decides on email and social logins. With the embedded wallet,
 * the first visit waits for its answer, for at most 1.5 s: until then
 * `isPending` is `true` and there are no `methods`. If there is no answer, the
 * app's local `features` apply. Later visits use the last answer at once and
 * update it in the background. The result does not change while the component
 * is mounted, so that no login disappears. Without the embedded wallet, there
 * is no request.
 *
 * Inside an iframe, such as a Safe app, email and social logins are not
 * available: the secure frame does not respond to an embedded page. Over plain
 * http, other than on localhost, they cannot be used (`isInsecure`): say so in
 * their place. Wallets connect there.
 *
 * @param parameters.namespace - only wallets for `eip155` or `solana`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { isPending, methods, wallets } = useLoginMethods()
 * if (isPending) return <Spinner />
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
  const logins = useFrameLogins({ isEnabled: hasFrame, kit })
  const isPending = logins === undefined
  const { email: hasEmail = false, socials = false } = logins ?? {}
  const hasSocial = socials !== false
  const hasFeatured = pairing !== undefined && !!options?.featured?.length
  const hasWallets = wallets.length > 0 || hasAllWallets || hasFeatured
  const order = features?.connectMethodsOrder
  const methods = useMemo(() => {
    if (isPending) return none
    const available: LoginMethod[] = []
    if (hasEmail) available.push('email')
    if (hasSocial) available.push('social')
    if (hasWallets) available.push('wallet')
    const isWalletDetected = wallets.some(({ isInstalled }) => isInstalled)
    return orderLoginMethods({ available, isWalletDetected, order })
  }, [hasEmail, hasSocial, hasWallets, isPending, order, wallets])
  const isHidden =
    features?.collapseWallets || features?.emailShowWallets === false
  const isCollapsed = Boolean(isHidden && methods.length > 1)
  const isInsecure = useSyncExternalStore(
    subscribeToNothing,
    () => !isSecurePage(),
    () => false,
  )
  return {
    hasAllWallets,
    isCollapsed,
    isInsecure,
    isPending,
    methods,
    socials,
    wallets,
  }
}

const subscribeToNothing = () => () => {}

const none: readonly LoginMethod[] = []

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
    /**
     * Whether the page is no secure context, so that email and social logins
     * throw a `SecureContextRequiredError`.
     */
    isInsecure: boolean
    /** Whether the dashboard's answer is awaited, on a first visit. */
    isPending: boolean
    /** Empty while pending. */
    methods: readonly LoginMethod[]
    /** Social logins of the project, in its order; `false`: none. */
    socials: readonly SocialProvider[] | false
    /** Wallets to show beside the other ways to log in. */
    wallets: readonly Wallet[]
  }
  type ErrorType = useKit.ErrorType
}
