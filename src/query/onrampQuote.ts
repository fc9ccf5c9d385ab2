import { getOnrampQuote } from '../actions/getOnrampQuote.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { InvalidAmountError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Stale time of an onramp quote, and of a provider's URL. */
const ONRAMP_QUOTE_FRESH_MS = 15_000

/**
 * Returns options for a query of what a purchase would cost.
 *
 * Enabled once amount, both currencies and `chainId` are given. Does not
 * retry, because the API client already does. Fresh for 15 s.
 *
 * @param options - the parameters of `getOnrampQuote`, and `query` for
 * react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(
 *   onrampQuoteQueryOptions(kit, { amount: '50', chainId: 1, paymentCurrency, purchaseCurrency }),
 * )
 */
export function onrampQuoteQueryOptions<
  selectData = onrampQuoteQueryOptions.Data,
>(
  kit: Kit,
  options: onrampQuoteQueryOptions.Options<selectData> = {},
): onrampQuoteQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { amount, chainId, paymentCurrency, purchaseCurrency, query } = options
  return {
    ...queryDefaults,
    staleTime: ONRAMP_QUOTE_FRESH_MS,
    ...query,
    enabled: Boolean(
      amount &&
        chainId !== undefined &&
        paymentCurrency &&
        purchaseCurrency &&
        (query?.enabled ?? true),
    ),
    queryKey: onrampQuoteQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters = {}], signal }) {
      const { amount, paymentCurrency, purchaseCurrency } = parameters
      if (!amount || !paymentCurrency || !purchaseCurrency)
        throw new InvalidAmountError({ amount })
      const quote = await getOnrampQuote(kit, {
        ...parameters,
        amount,
        paymentCurrency,
        purchaseCurrency,
        signal,
      })
      return quote ?? null
    },
  }
}

export declare namespace onrampQuoteQueryOptions {
  /**
   * `null` where the onramp is not supported: query data cannot be `undefined`.
   */
  type Data = NonNullable<getOnrampQuote.ReturnType> | null
  type Failure = getOnrampQuote.ErrorType
  type Options<selectData = onrampQuoteQueryOptions.Data> =
    onrampQuoteQueryKey.Options &
      QueryParameter<
        onrampQuoteQueryOptions.Data,
        getOnrampQuote.ErrorType,
        selectData,
        onrampQuoteQueryKey.ReturnType
      >
  type ReturnType<selectData = onrampQuoteQueryOptions.Data> = QueryOptions<
    onrampQuoteQueryOptions.Data,
    getOnrampQuote.ErrorType,
    selectData,
    onrampQuoteQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the price of a purchase. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampQuoteQueryKey(kit) })
 */
export function onrampQuoteQueryKey(
  kit: Kit,
  options?: onrampQuoteQueryKey.Options | undefined,
): onrampQuoteQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'onrampQuote',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'amount',
      'chainId',
      'paymentCurrency',
      'paymentMethod',
      'purchaseCurrency',
    ]),
  ]
}

export declare namespace onrampQuoteQueryKey {
  type Options = {
    [key in Exclude<keyof getOnrampQuote.Parameters, 'signal'>]?:
      | getOnrampQuote.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'onrampQuote',
    string,
    string,
    Options?,
  ]
}
