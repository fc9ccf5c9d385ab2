'use client'
import { findNetwork } from '../features/networks/findNetwork.js'
import { getExplorerUrl } from '../features/networks/getExplorerUrl.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for building URLs of a network's configured block explorer.
 *
 * Standard: EIP-3091.
 *
 * @param parameters.chainId - default the active account's network
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { getTransactionUrl } = useExplorer()
 * const href = getTransactionUrl(hash)
 * return href && <a href={href}>View on explorer</a>
 */
export function useExplorer(
  parameters: useExplorer.Parameters = {},
): useExplorer.ReturnType {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const chainId = parameters.chainId ?? account?.chainId
  const explorer = findNetwork(kit, chainId)?.explorer
  return {
    name: explorer?.name,
    getAddressUrl: (value) =>
      getExplorerUrl({ explorer, kind: 'address', value }),
    getTransactionUrl: (value) =>
      getExplorerUrl({ explorer, kind: 'transaction', value }),
  }
}

export declare namespace useExplorer {
  type Parameters = useKit.Parameters & {
    chainId?: number | string | undefined
  }
  type ReturnType = {
    /** `undefined` if the network has no explorer; so are its URLs. */
    name: string | undefined
    /** Returns the URL of an address. */
    getAddressUrl: (address: string) => string | undefined
    /** Returns the URL of a transaction. */
    getTransactionUrl: (hash: string) => string | undefined
  }
  type ErrorType = useKit.ErrorType
}
