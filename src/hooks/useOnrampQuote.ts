'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { onrampQuoteQueryOptions } from '../query/onrampQuote.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useDebounced } from './utils/useDebounced.js'

/** Debounce of the onramp quote request. */
const ONRAMP_DEBOUNCE_MS = 200

/**
 * Hook for fetching a quote for a purchase. Fetches once the amount has not
 * changed for 200 ms. The data always belongs to the amount passed last.
 *
 * If the API fails, the figures are estimated and `estimated` is set. Show
 * them as an estimate, never as a price.
 *
 * @param parameters.amount - amount to pay, decimal string
 * @param parameters.paymentCurrency - one of `useOnrampOptions`
 * @param parameters.purchaseCurrency - one of `useOnrampOptions`
 * @param parameters.paymentMethod - payment method whose limits apply, such
 * as `card`
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data: quote } = useOnrampQuote({ amount: '50', paymentCurrency, purchaseCurrency })
 */
export function useOnrampQuote<selectData = onrampQuoteQueryOptions.Data>(
  parameters: useOnrampQuote.Parameters<selectData> = {},
): useOnrampQuote.ReturnType<selectData> {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const { amount, query } = parameters
  const settled = useDebounced(amount, ONRAMP_DEBOUNCE_MS)
  return useQuery(
    onrampQuoteQueryOptions(kit, {
      ...parameters,
      chainId: parameters.chainId ?? account?.chainId,
      query: {
        ...query,
        enabled: settled === amount && (query?.enabled ?? true),
      },
    }),
  )
}

export declare namespace useOnrampQuote {
  type Parameters<selectData = onrampQuoteQueryOptions.Data> =
    useKit.Parameters & onrampQuoteQueryOptions.Options<selectData>
  type ReturnType<selectData = onrampQuoteQueryOptions.Data> = UseQueryResult<
    selectData,
    onrampQuoteQueryOptions.Failure
  >
}
