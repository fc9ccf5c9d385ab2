'use client'
import { useEffect, useState } from 'react'
import type { AccountNamespace } from '../core/account/account.js'
import { DASHBOARD_WAIT_MS } from '../core/constants/project.js'
import type { SocialProvider } from '../core/features/features.js'
import type { LoginMethod } from '../core/login/orderLoginMethods.js'
import type { Wallet } from '../core/wallet.js'
import { useFrameLogins } from './project/useFrameLogins.js'
import { useOfferedMethods } from './project/useOfferedMethods.js'
import { useKit } from './useKit.js'

/**
 * Hook for listing the available ways to connect, in display order, and the
 * wallets.
 *
 * The dashboard decides on email and social logins, but nothing waits for it:
 * its answer of an earlier visit applies at once, or else the app's local
 * `features`. A new answer removes logins that are off; logins that it adds
 * appear once the component mounts again. On a first visit, `isPending` is
 * `true` until it answers, for at most 1.5 s, and its answer then applies as a
 * whole. Without the embedded wallet, there is no request.
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
 * const { methods, wallets } = useLoginMethods()
 * return methods.includes('email') ? <EmailForm /> : <WalletList wallets={wallets} />
 */
export function useLoginMethods(
  parameters: useLoginMethods.Parameters = {},
): useLoginMethods.ReturnType {
  const kit = useKit(parameters)
  const { namespace } = parameters
  const [isOver, setIsOver] = useState(false)
  const { isAnswered, logins } = useFrameLogins({ isFixed: isOver, kit })
  const isPending = !isAnswered && !isOver
  useEffect(() => {
    if (!isPending) return
    const rest = kit.own(createWait).getRest()
    const timer = setTimeout(() => setIsOver(true), rest)
    return () => clearTimeout(timer)
  }, [isPending, kit])
  const found = useOfferedMethods({ kit, logins, namespace })
  const { guest, passkey, socials } = logins
  return { ...found, guest, isPending, passkey, socials }
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
    /**
     * Whether the page is no secure context, so that email and social logins
     * throw a `SecureContextRequiredError`.
     */
    isInsecure: boolean
    /** Whether the dashboard's answer is awaited, on a first visit. */
    isPending: boolean
    /** While pending, those of the app's local `features`. */
    methods: readonly LoginMethod[]
    /** Whether the project offers accounts without a login. */
    guest: boolean
    /** Whether the project offers passkeys. */
    passkey: boolean
    /** Social logins of the project, in its order; `false`: none. */
    socials: readonly SocialProvider[] | false
    /** Wallets to show beside the other ways to log in. */
    wallets: readonly Wallet[]
  }
  type ErrorType = useKit.ErrorType
}

/** One wait per kit: mounting another component does not start another. */
function createWait() {
  let endsAt: number | undefined
  return {
    getRest() {
      endsAt ??= Date.now() + DASHBOARD_WAIT_MS
      return Math.max(0, endsAt - Date.now())
    },
  }
}
