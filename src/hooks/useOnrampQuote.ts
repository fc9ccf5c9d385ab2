'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ONRAMP_DEBOUNCE_MS } from '../core/constants.js'
import { onrampQuoteQueryOptions } from '../query/onrampQuote.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useDebounced } from './utils/useDebounced.js'

/**
 * What a purchase would cost, asked for once the amount has stayed the same for
 * 200 ms. What is there is always of the amount that was passed last.
 *
 * When the service fails, the figures are made up and `estimated` is set: show
 * them as an estimate and never as a price.
 *
 * @param parameters.amount - what is paid, decimal text
 * @param parameters.paymentCurrency - one of `useOnrampOptions`
 * @param parameters.purchaseCurrency - one of `useOnrampOptions`
 * @param parameters.paymentMethod - such as `card`, whose limits hold
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - options of react-query
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
