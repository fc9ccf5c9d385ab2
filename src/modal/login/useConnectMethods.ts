'use client'
import {
  type LoginMethod,
  orderLoginMethods,
} from '../../core/login/orderLoginMethods.js'
import { useKnownFeatures } from '../../hooks/project/useKnownFeatures.js'
import { useKit } from '../../hooks/useKit.js'
import { useLoginMethods } from '../../hooks/useLoginMethods.js'

/**
 * Returns the ways to connect, and while the dashboard's answer is awaited,
 * those of the page's own settings: the first screen has its height from the
 * start, and its wallets can be chosen.
 */
export function useConnectMethods(
  parameters: useLoginMethods.Parameters,
): useLoginMethods.ReturnType {
  const kit = useKit(parameters)
  const found = useLoginMethods(parameters)
  const { features } = useKnownFeatures(kit)
  if (!found.isPending) return found
  const { hasAllWallets, wallets } = found
  const { collapseWallets, connectMethodsOrder, emailShowWallets } =
    kit.features ?? {}
  const { email, socials } = features
  const available: LoginMethod[] = []
  if (email) available.push('email')
  if (socials) available.push('social')
  if (wallets.length > 0 || hasAllWallets || kit.wallets?.featured?.length)
    available.push('wallet')
  const methods = orderLoginMethods({
    available,
    isWalletDetected: wallets.some(({ isInstalled }) => isInstalled),
    order: connectMethodsOrder,
  })
  const isHidden = collapseWallets || emailShowWallets === false
  return {
    ...{ ...found, methods, socials },
    isCollapsed: Boolean(isHidden && methods.length > 1),
  }
}
