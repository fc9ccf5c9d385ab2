'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { pay } from '../actions/pay.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { payMutationOptions, payQueryFilters } from '../query/pay.js'
import { useKit } from './useKit.js'
import { useLatestProgress } from './utils/useLatestProgress.js'

/**
 * Hook for making a payment from a connected account, without the modal. For
 * the modal with its choice of wallets, tokens and exchanges use `PayButton`,
 * or `useModal().open({ view: 'Pay', data })`.
 *
 * `step`, `hash` and `sentToNetwork` follow the payment started last. When it
 * ends, balances and activity of payer and recipient are invalidated. A payment
 * continues after unmount.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutateAsync: pay, step } = usePay()
 * const { success, status } = await pay({ paymentAsset, recipient, amount: '5' })
 */
export function usePay(parameters: usePay.Parameters = {}): usePay.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  const latest = useLatestProgress<pay.Progress>()
  const mutation = useMutation({
    ...payMutationOptions(kit, parameters),
    async mutationFn(passed: pay.Parameters) {
      const payment = copyParameters(passed)
      const onStep = latest.start(payment.onStep)
      // Read the accounts now; they may change before the payment ends.
      const accounts = {
        accounts: kit.getAccounts(),
        active: kit.getActiveAccount(),
      }
      const result = await pay(kit, { ...payment, onStep })
      // Not awaited; its failure is not a failure of the payment.
      for (const filters of payQueryFilters(kit, { accounts, payment }))
        queryClient.invalidateQueries(filters).catch(() => {})
      return result
    },
  })
  return {
    ...mutation,
    hash: latest.progress?.hash,
    sentToNetwork: latest.progress?.sentToNetwork,
    step: latest.progress?.step,
    reset() {
      latest.reset()
      mutation.reset()
    },
  }
}

export declare namespace usePay {
  type Parameters = useKit.Parameters & payMutationOptions.Options
  type ReturnType = UseMutationResult<
    pay.ReturnType,
    pay.ErrorType,
    pay.Parameters
  > & {
    /** Hash, or signature on Solana, as soon as it is known. */
    hash: pay.Progress['hash']
    /** Whether the network has received it. */
    sentToNetwork: pay.Progress['sentToNetwork'] | undefined
    /** Progress of the payment; `undefined` before the first one. */
    step: pay.Progress['step'] | undefined
  }
}
