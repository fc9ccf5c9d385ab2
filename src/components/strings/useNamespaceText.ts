'use client'
import type { AccountNamespace } from '../../core/account/account.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { findNetworkName } from '../../features/networks/findNetworkName.js'
import { getNamespaceName } from '../../features/networks/getNamespaceName.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useKit } from '../../hooks/useKit.js'
import { useLanguage } from '../../modal/language/useLanguage.js'

/** With more networks, a sentence names only one. */
const MAX_NAMED = 3

/**
 * Returns functions that name a namespace as users know it: by the network of
 * its account, or by all of the app's networks if they are few.
 *
 * @example
 * const { toName, toNames } = useNamespaceText()
 * toName('eip155') // 'Base'
 * toNames('eip155') // 'Ethereum or Base'
 */
export function useNamespaceText(): useNamespaceText.ReturnType {
  const kit = useKit()
  const accounts = useAccounts()
  const { locale = 'en' } = useLanguage()
  const toName = (namespace: AccountNamespace) => {
    const isOfIt = (one: (typeof accounts)[number]) =>
      one.isActive && one.namespace === namespace
    const name = findNetworkName(kit, accounts.find(isOfIt)?.chainId)
    return namespace === 'eip155' && name
      ? cleanText(name, NAME_MAX_LENGTH)
      : getNamespaceName(kit, namespace)
  }
  return {
    toName,
    toNames(namespace) {
      const { chains } = kit.config
      if (namespace === 'solana' || chains.length > MAX_NAMED)
        return toName(namespace)
      const names = chains.map(({ name }) => cleanText(name, NAME_MAX_LENGTH))
      return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
    },
  }
}

export declare namespace useNamespaceText {
  type ReturnType = {
    toName: (namespace: AccountNamespace) => string
    toNames: (namespace: AccountNamespace) => string
  }
}
