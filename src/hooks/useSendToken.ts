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
 * Hook for sending the native coin or a token, on EVM or Solana. Uses the
 * active account, unless `chainId` or `account` selects another.
 *
 * `step`, `hash`, `sentToNetwork` and `commitment` follow the send started
 * last. When it ends, balances, activity and NFTs of the sender and the
 * recipient on this network are invalidated. A send continues after unmount.
 *
 * @param parameters.mutation - react-query options
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
      // Read the accounts now; they may change before the send ends.
      const accounts = {
        accounts: kit.getAccounts(),
        active: kit.getActiveAccount(),
      }
      const send = { ...variables, onStep }
      /** Not awaited; its failure is not a failure of the send. */
      async function refresh(error?: unknown) {
        // The send has loaded it.
        const { payments } = await import('../actions/payment/payments.js')
        const payer = payments.getSendPayer(send, accounts)
        for (const filters of sendTokenQueryFilters(kit, {
          error,
          payer,
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
    /** Commitment of the Solana cluster, while confirming. */
    commitment: sendToken.Progress['commitment']
    /** Hash, or signature on Solana, as soon as it is known. */
    hash: sendToken.Progress['hash']
    /**
     * Whether the network has received it; `undefined` before the first send.
     */
    sentToNetwork: sendToken.Progress['sentToNetwork'] | undefined
    /** Progress of the send; `undefined` before the first one. */
    step: sendToken.Progress['step'] | undefined
  }
}
