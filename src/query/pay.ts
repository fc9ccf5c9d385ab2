import type { QueryFilters } from '@tanstack/react-query'
import { pay } from '../actions/pay.js'
import type { Kit } from '../createKit.js'
import type { getSendNamespace } from '../features/payments/getSendNamespace.js'
import { getSendPayer } from '../features/payments/getSendPayer.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import { toAccountFilters } from './utils/toAccountFilters.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `pay`, which makes a payment.
 *
 * It does not invalidate queries; `usePay` does.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(payMutationOptions(kit))
 */
export function payMutationOptions(
  kit: Kit,
  options: payMutationOptions.Options = {},
): payMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'pay'],
    mutationFn: async (variables) => pay(kit, variables),
  }
}

export declare namespace payMutationOptions {
  type Options = MutationParameter<
    pay.ReturnType,
    pay.ErrorType,
    pay.Parameters
  >
  type ReturnType = MutationOptions<
    pay.ReturnType,
    pay.ErrorType,
    pay.Parameters
  >
}

/**
 * Returns react-query filters for what a payment may have changed, even if it
 * has failed: a failed transaction has cost its fee.
 *
 * @param parameters.accounts - accounts at the time of the call
 */
export function payQueryFilters(
  kit: Kit,
  parameters: payQueryFilters.Parameters,
): readonly QueryFilters[] {
  const { account, paymentAsset, quote, recipient } = parameters.payment
  const chainId = (quote?.from ?? paymentAsset).network
  const payer = getSendPayer(
    { account, chainId, token: '' },
    parameters.accounts,
  )
  if (!payer) return []
  // The recipient may be another account of the same user.
  return [
    toAccountFilters(kit, payer),
    toAccountFilters(kit, {
      address: recipient,
      caipNetworkId: paymentAsset.network,
    }),
  ]
}

export declare namespace payQueryFilters {
  type Parameters = {
    accounts: getSendNamespace.Accounts
    payment: pay.Parameters
  }
}
