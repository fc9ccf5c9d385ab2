import { getPayQuote } from '../actions/getPayQuote.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { PayError } from '../core/errors/pay.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Stale time of what a payment costs in another asset. */
const PAY_QUOTE_FRESH_MS = 15_000

/**
 * Returns options for a query of what a payment costs in another asset.
 *
 * Enabled once `amount`, `paymentAsset`, `recipient` are given. Does not retry, because the API client already does. Fresh for 15 s.
 *
 * @param options - the parameters of `getPayQuote`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(payQuoteQueryOptions(kit, { ...payment, from }))
 */
export function payQuoteQueryOptions<selectData = getPayQuote.ReturnType>(
  kit: Kit,
  options: payQuoteQueryOptions.Options<selectData> = {},
): payQuoteQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: PAY_QUOTE_FRESH_MS,
    ...query,
    enabled: Boolean(
      options.amount &&
        options.paymentAsset &&
        options.recipient &&
        (query?.enabled ?? true),
    ),
    queryKey: payQuoteQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters = {}], signal }) {
      const { amount, paymentAsset, recipient } = parameters
      if (!amount || !paymentAsset || !recipient)
        throw new PayError({ code: 'INVALID_PAYMENT_CONFIG' })
      return getPayQuote(kit, {
        ...parameters,
        amount,
        paymentAsset,
        recipient,
        signal,
      })
    },
  }
}

export declare namespace payQuoteQueryOptions {
  type Options<selectData = getPayQuote.ReturnType> = payQuoteQueryKey.Options &
    QueryParameter<
      getPayQuote.ReturnType,
      getPayQuote.ErrorType,
      selectData,
      payQuoteQueryKey.ReturnType
    >
  type ReturnType<selectData = getPayQuote.ReturnType> = QueryOptions<
    getPayQuote.ReturnType,
    getPayQuote.ErrorType,
    selectData,
    payQuoteQueryKey.ReturnType
  >
}

/**
 * Returns the query key of what a payment costs in another asset. Without options, it is the prefix of
 * all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: payQuoteQueryKey(kit) })
 */
export function payQuoteQueryKey(
  kit: Kit,
  options?: payQuoteQueryKey.Options | undefined,
): payQuoteQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'payQuote',
    kit.projectId,
    kit.hosts.explorer,
  ] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'account',
      'amount',
      'choice',
      'from',
      'openInNewTab',
      'payWithExchange',
      'paymentAsset',
      'recipient',
      'redirectUrl',
    ]),
  ]
}

export declare namespace payQuoteQueryKey {
  type Options = {
    [key in Exclude<keyof getPayQuote.Parameters, 'signal'>]?:
      | getPayQuote.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'payQuote', string, string, Options?]
}
