'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { sendToken } from '../actions/sendToken.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import {
  sendTokenMutationOptions,
  sendTokenQueryFilters,
} from '../query/sendToken.js'
import { useKit } from './useKit.js'
import { useLatestProgress } from './utils/useLatestProgress.js'

/**
 * Sends the native coin or a token from an account of either kind of network:
 * from the active one, unless `chainId` or `account` name another.
 *
 * `step`, `hash`, `sentToNetwork` and `commitment` follow the send that was started last.
 * Balances, activity and NFTs of the account on this network are read again
 * once it ended. A send goes on when the component is unmounted.
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
  const latest = useLatestProgress<sendToken.Progress>()
  const mutation = useMutation({
    ...sendTokenMutationOptions(kit, parameters),
    async mutationFn(passed: sendToken.Parameters) {
      const variables = copyParameters(passed)
      const onStep = latest.start(variables.onStep)
      // What is active now, not when the send has ended.
      const accounts = {
        accounts: kit.getAccounts(),
        active: kit.getActiveAccount(),
      }
      const send = { ...variables, onStep }
      /** Not waited for, and no failure of the send. */
      async function refresh(error?: unknown) {
        for (const filters of sendTokenQueryFilters(kit, {
          accounts,
          error,
          send,
        }))
          queryClient.invalidateQueries(filters).catch(() => {})
      }
      try {
        const result = await sendToken(kit, send)
        refresh().catch(() => {})
        return result
      } catch (error) {
        refresh(error).catch(() => {})
        throw error
      }
    },
  })
  return {
    ...mutation,
    commitment: latest.progress?.commitment,
    hash: latest.progress?.hash,
    sentToNetwork: latest.progress?.sentToNetwork,
    step: latest.progress?.step,
    reset() {
      latest.reset()
      mutation.reset()
    },
  }
}

export declare namespace useSendToken {
  type Parameters = useKit.Parameters & sendTokenMutationOptions.Options
  type ReturnType = UseMutationResult<
    sendToken.ReturnType,
    sendToken.ErrorType,
    sendToken.Parameters
  > & {
    /** How sure the Solana cluster is of it, while it is confirmed. */
    commitment: sendToken.Progress['commitment']
    /** Hash, or Solana's signature, as soon as it is known. */
    hash: sendToken.Progress['hash']
    /** Whether the network has it, `undefined` before the first one. */
    sentToNetwork: sendToken.Progress['sentToNetwork'] | undefined
    /** How far the send has come, `undefined` before the first one. */
    step: sendToken.Progress['step'] | undefined
  }
}
