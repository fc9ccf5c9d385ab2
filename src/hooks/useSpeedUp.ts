'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { speedUp } from '../actions/speedUp.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { sendStatusQueryKey } from '../query/sendStatus.js'
import { speedUpMutationOptions } from '../query/speedUp.js'
import { useKit } from './useKit.js'

/**
 * Hook that sends a pending payment again at a higher fee of the embedded wallet. Invalidates
 * the status of the payment.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate } = useSpeedUp()
 * return <button onClick={() => mutate({ sendId })}>Speed up</button>
 */
export function useSpeedUp(
  parameters: useSpeedUp.Parameters = {},
): useSpeedUp.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  return useMutation({
    ...speedUpMutationOptions(kit, parameters),
    async mutationFn(passed: speedUp.Parameters) {
      const variables = copyParameters(passed)
      try {
        return await speedUp(kit, variables)
      } finally {
        const { sendId } = variables
        queryClient
          .invalidateQueries({ queryKey: sendStatusQueryKey(kit, { sendId }) })
          .catch(() => {})
      }
    },
  })
}

export declare namespace useSpeedUp {
  type Parameters = useKit.Parameters & speedUpMutationOptions.Options
  type ReturnType = UseMutationResult<
    speedUp.ReturnType,
    speedUp.ErrorType,
    speedUp.Parameters
  >
}
