'use client'
import { useMutation } from '@tanstack/react-query'
import { disconnectAccount } from '../../actions/disconnectAccount.js'
import { AUTH_CONNECTOR_ID, WALLET_CONNECT_ID } from '../../core/constants.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useNotices } from '../../hooks/useNotices.js'

/**
 * Ends the wallet of the active account: the embedded one, and that of
 * WalletConnect, on both kinds of networks, because each is one session. Others
 * stay. A failure is said as a toast.
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
     * Not called when the component has gone meanwhile.
     *
     * @param hasOthers - another wallet is still connected
     */
    onSuccess?: ((hasOthers: boolean) => void) | undefined
  }
  type ReturnType = {
    disconnect: (options?: Options) => void
    /** Another wallet is connected, and stays. */
    hasOthers: boolean
    isPending: boolean
  }
}

/** One login, one session, on both kinds of networks. */
const shared = [AUTH_CONNECTOR_ID, WALLET_CONNECT_ID]

const toUid = ({ connector }: { connector: { uid: string } }) => connector.uid
