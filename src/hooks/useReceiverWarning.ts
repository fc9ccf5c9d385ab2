'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getReceiverWarning } from '../actions/getReceiverWarning.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { receiverWarningQueryOptions } from '../query/receiverWarning.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for checking a receiver before a send. Makes no request until `to` is
 * given. `useSendDraft` includes it as `warning`.
 *
 * @param parameters.to - address of the receiver; resolve names first
 * @param parameters.address - paying account, default the active one
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useReceiverWarning({ to })
 * return data?.warning === 'lookAlike' && <p>Check every character</p>
 */
export function useReceiverWarning<selectData = getReceiverWarning.ReturnType>(
  parameters: useReceiverWarning.Parameters<selectData> = {},
): useReceiverWarning.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  return useQuery(
    receiverWarningQueryOptions(kit, {
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useReceiverWarning {
  type Parameters<selectData = getReceiverWarning.ReturnType> =
    useKit.Parameters &
      receiverWarningQueryOptions.Options<selectData> & {
        namespace?: AccountNamespace | undefined
      }
  type ReturnType<selectData = getReceiverWarning.ReturnType> = UseQueryResult<
    selectData,
    getReceiverWarning.ErrorType
  >
}
