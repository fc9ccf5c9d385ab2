'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getReceive } from '../actions/getReceive.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { receiveQueryOptions } from '../query/receive.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading how to pay an account: its address, CAIP-10 ID, and a
 * payment URI (EIP-681, Solana Pay) for a QR code or link.
 *
 * @param parameters.amount - decimal string in whole tokens; by default the
 * payer chooses
 * @param parameters.token - `native`, the contract or mint address, CAIP-10
 * or CAIP-19; default `native`
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account; default that of `chainId` or `address`, else that of the active
 * account
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useReceive({ amount: '1.5' })
 * return data && <a href={data.paymentUri}>Pay me</a>
 */
export function useReceive<selectData = getReceive.ReturnType>(
  parameters: useReceive.Parameters<selectData> = {},
): useReceive.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  return useQuery(
    receiveQueryOptions(kit, {
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useReceive {
  type Parameters<selectData = getReceive.ReturnType> = useKit.Parameters &
    receiveQueryOptions.Options<selectData> & {
      namespace?: AccountNamespace | undefined
    }
  type ReturnType<selectData = getReceive.ReturnType> = UseQueryResult<
    selectData,
    getReceive.ErrorType
  >
}
