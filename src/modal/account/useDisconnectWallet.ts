'use client'
import { useMutation } from '@tanstack/react-query'
import { disconnectAccount } from '../../actions/disconnectAccount.js'
import {
  AUTH_CONNECTOR_ID,
  WALLET_CONNECT_ID,
} from '../../core/constants/connectors.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useNotices } from '../../hooks/useNotices.js'

/**
 * Disconnects the wallet of the active account. The embedded wallet and
 * WalletConnect are disconnected in both namespaces, as each is a single
 * session. Other wallets stay connected. A failure is shown as a toast.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { disconnect } = useDisconnectWallet()
 * return <button onClick={() => disconnect()}>Disconnect</button>
 */
export function useDisconnectWallet(
  parameters: useKit.Parameters = {},
): useDisconnectWallet.ReturnType {
  const kit = useKit(parameters)
  const active = useActiveAccount({ kit })
  const accounts = useAccounts({ kit })
  const { notifyError } = useNotices({ kit })
  const own = accounts.filter(
    ({ connector }) =>
      connector.uid === active?.connector.uid ||
      (shared.includes(connector.id) && connector.id === active?.connector.id),
  )
  const { isPending, mutate } = useMutation<void, Error>({
    mutationKey: ['latchkey', 'disconnectWallet'],
    async mutationFn() {
      for (const connectorUid of new Set(own.map(toUid)))
        await disconnectAccount(kit, { connectorUid })
      // One that is still being restored would come back by itself.
      const walletId = active?.connector.id ?? ''
      if (shared.includes(walletId)) await kit.solana?.disconnect({ walletId })
    },
    networkMode: 'always',
    onError: (error) => notifyError(error),
  })
  const hasOthers = own.length < accounts.length
  return {
    disconnect(options = {}) {
      if (!isPending)
        mutate(undefined, { onSuccess: () => options.onSuccess?.(hasOthers) })
    },
    hasOthers,
    isPending,
  }
}

export declare namespace useDisconnectWallet {
  type Options = {
    /**
     * Not called if the component has unmounted.
     *
     * @param hasOthers - whether another wallet is still connected
     */
    onSuccess?: ((hasOthers: boolean) => void) | undefined
  }
  type ReturnType = {
    disconnect: (options?: Options) => void
    /** Whether another wallet is connected, which stays. */
    hasOthers: boolean
    isPending: boolean
  }
}

/** Connectors with one session for both namespaces. */
const shared = [AUTH_CONNECTOR_ID, WALLET_CONNECT_ID]

const toUid = ({ connector }: { connector: { uid: string } }) => connector.uid
