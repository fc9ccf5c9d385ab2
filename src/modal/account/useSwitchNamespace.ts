'use client'
import type { AccountNamespace } from '../../core/account/account.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useKit } from '../../hooks/useKit.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useSetActiveAccount } from '../../hooks/useSetActiveAccount.js'

/**
 * Switches to an account of another namespace: activates a connected one, or
 * switches the network of the embedded wallet.
 *
 * @param parameters.namespace - required namespace
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
    /** Not called if the component has unmounted. */
    onSuccess?: (() => void) | undefined
  }
  type ReturnType = {
    /** Address of the connected account in that namespace. */
    address: string | undefined
    error:
      | useSetActiveAccount.ReturnType['error']
      | useNetworks.ReturnType['error']
    /** Whether the app has networks of that namespace. */
    isOffered: boolean
    isPending: boolean
    switchOver: (options?: Options) => void
    /** `connect`: no account is available; a wallet has to be connected. */
    way: 'account' | 'connect' | 'network'
  }
}
