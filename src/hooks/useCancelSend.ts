'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { cancelSend } from '../actions/cancelSend.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { cancelSendMutationOptions } from '../query/cancelSend.js'
import { sendStatusQueryKey } from '../query/sendStatus.js'
import { useKit } from './useKit.js'

/**
 * Hook that cancels a pending payment of the embedded wallet. Invalidates
 * the status of the payment.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate } = useCancelSend()
 * return <button onClick={() => mutate({ sendId })}>Cancel the payment</button>
 */
export function useCancelSend(
  parameters: useCancelSend.Parameters = {},
): useCancelSend.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  return useMutation({
    ...cancelSendMutationOptions(kit, parameters),
    async mutationFn(passed: cancelSend.Parameters) {
      const variables = copyParameters(passed)
      try {
        return await cancelSend(kit, variables)
      } finally {
        const { sendId } = variables
        queryClient
          .invalidateQueries({ queryKey: sendStatusQueryKey(kit, { sendId }) })
          .catch(() => {})
      }
    },
  })
}

export declare namespace useCancelSend {
  type Parameters = useKit.Parameters & cancelSendMutationOptions.Options
  type ReturnType = UseMutationResult<
    cancelSend.ReturnType,
    cancelSend.ErrorType,
    cancelSend.Parameters
  >
}
