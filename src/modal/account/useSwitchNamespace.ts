'use client'
import type { AccountNamespace } from '../../core/account/account.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useKit } from '../../hooks/useKit.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useSetActiveAccount } from '../../hooks/useSetActiveAccount.js'

/**
 * Takes the account of the other kind of network into use: one that is
 * connected at once, one that the embedded wallet can bring along by a switch.
 *
 * @param parameters.namespace - the kind that is needed
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { switchOver, way } = useSwitchNamespace({ namespace: 'solana' })
 * return way !== 'connect' && <button onClick={() => switchOver()}>Switch</button>
 */
export function useSwitchNamespace(
  parameters: useSwitchNamespace.Parameters,
): useSwitchNamespace.ReturnType {
  const { namespace } = parameters
  const kit = useKit(parameters)
  const accounts = useAccounts({ kit }).filter(
    (account) => account.namespace === namespace,
  )
  const account = accounts.find(({ isActive }) => isActive) ?? accounts[0]
  const { networks, ...network } = useNetworks({ kit })
  const target = networks.find(
    (one) => one.namespace === namespace && one.isAvailable,
  )
  const { error, isPending, mutate } = useSetActiveAccount({ kit })
  const way = account ? 'account' : target ? 'network' : 'connect'
  return {
    address: account?.address,
    error: error ?? network.error,
    isOffered: networks.some((one) => one.namespace === namespace),
    isPending: isPending || network.isPending,
    switchOver(options = {}) {
      const onSuccess = () => options.onSuccess?.()
      if (account)
        mutate({ connectorUid: account.connector.uid }, { onSuccess })
      else if (target) network.switchNetwork(target.chainId, { onSuccess })
    },
    way,
  }
}

export declare namespace useSwitchNamespace {
  type Parameters = useKit.Parameters & { namespace: AccountNamespace }
  type Options = {
    /** Not called when the component has gone meanwhile. */
    onSuccess?: (() => void) | undefined
  }
  type ReturnType = {
    /** Of the account that is connected there. */
    address: string | undefined
    error:
      | useSetActiveAccount.ReturnType['error']
      | useNetworks.ReturnType['error']
    /** Whether the app has networks of that kind. */
    isOffered: boolean
    isPending: boolean
    switchOver: (options?: Options) => void
    /** `connect`: nobody is there, a wallet has to be connected first. */
    way: 'account' | 'connect' | 'network'
  }
}
