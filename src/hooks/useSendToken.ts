'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendToken } from '../actions/sendToken.js'
import { balancesQueryKey } from '../query/balancesQueryKey.js'
import type { MutationParameter } from './types.js'
import { useKit } from './useKit.js'

/**
 * Sends the native coin or a token from an account of either kind of network:
 * from the active one, unless `chainId` or `account` name another.
 *
 * `step`, `hash` and `commitment` follow the send that was started last.
 * Balances are read again once it ended. A send goes on when the component is unmounted.
 *
 * @param parameters.mutation - options of react-query
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutateAsync: sendToken, step } = useSendToken()
 * await sendToken({ token: 'native', to, amount: '1.5' })
 */
export function useSendToken(
  parameters: useSendToken.Parameters = {},
): useSendToken.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<sendToken.Progress | undefined>()
  const latest = useRef<symbol | undefined>(undefined)
  const mutation = useMutation({
    ...parameters.mutation,
    mutationKey: ['latchkey', 'sendToken'],
    async mutationFn(variables: sendToken.Parameters) {
      const id = Symbol()
      latest.current = id
      setProgress(undefined)
      try {
        return await sendToken(kit, {
          ...variables,
          onStep(progress) {
            if (latest.current === id) setProgress(progress)
            variables.onStep?.(progress)
          },
        })
      } finally {
        // Also after a failure: a failed transaction has cost its fee.
        const queryKey = balancesQueryKey(kit)
        queryClient.invalidateQueries({ queryKey }).catch(() => {})
      }
    },
    networkMode: 'always',
  })
  return {
    ...mutation,
    commitment: progress?.commitment,
    hash: progress?.hash,
    step: progress?.step,
    reset() {
      latest.current = undefined
      setProgress(undefined)
      mutation.reset()
    },
  }
}

export declare namespace useSendToken {
  type Parameters = useKit.Parameters &
    MutationParameter<
      sendToken.ReturnType,
      sendToken.ErrorType,
      sendToken.Parameters
    >
  type ReturnType = UseMutationResult<
    sendToken.ReturnType,
    sendToken.ErrorType,
    sendToken.Parameters
  > & {
    /** How sure the Solana cluster is of it, while it is confirmed. */
    commitment: sendToken.Progress['commitment']
    /** Hash, or Solana's signature, as soon as it is known. */
    hash: sendToken.Progress['hash']
    /** How far the send has come, `undefined` before the first one. */
    step: sendToken.Progress['step'] | undefined
  }
}
