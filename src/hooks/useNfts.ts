'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getNfts } from '../actions/getNfts.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { nftsQueryOptions } from '../query/nfts.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching an account's NFTs on one network, excluding spam.
 *
 * They are derived from its history; `partial` tells that some may be
 * missing.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account; default that of `chainId` or `address`, else that of the active
 * account
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useNfts()
 * return data?.nfts.map(({ id, name }) => <li key={id}>{name}</li>)
 */
export function useNfts<selectData = getNfts.ReturnType>(
  parameters: useNfts.Parameters<selectData> = {},
): useNfts.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  return useQuery(
    nftsQueryOptions(kit, {
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useNfts {
  type Parameters<selectData = getNfts.ReturnType> = useKit.Parameters &
    nftsQueryOptions.Options<selectData> & {
      namespace?: AccountNamespace | undefined
    }
  type ReturnType<selectData = getNfts.ReturnType> = UseQueryResult<
    selectData,
    getNfts.ErrorType
  >
}
