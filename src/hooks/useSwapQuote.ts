'use client'
import {
  type UseQueryResult,
  useMutationState,
  useQuery,
} from '@tanstack/react-query'
import type { getSwapQuote } from '../actions/getSwapQuote.js'
import { readString } from '../core/parameters/readString.js'
import { normalizeAmount } from '../features/payments/normalizeAmount.js'
import { swapQuoteQueryOptions } from '../query/swapQuote.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useCurrencyCode } from './utils/useCurrencyCode.js'
import { useDebounced } from './utils/useDebounced.js'

/** Debounce of the quote request. */
const SWAP_DEBOUNCE_MS = 200

/**
 * Hook for fetching a swap quote. Fetches 200 ms after the last keystroke,
 * and refetches every 10 s while mounted and the page is visible, but not
 * during a swap of `useSwap`. Never returns a quote for other input.
 *
 * @param parameters.from - token to pay: `native`, contract address, CAIP-10
 * or CAIP-19
 * @param parameters.to - token to receive, in the same formats
 * @param parameters.amount - as typed, decimal string in whole source tokens
 * @param parameters.account - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.slippage - in percent, 0.05 to 5, default 1
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data: quote, error } = useSwapQuote({ from: 'native', to, amount })
 * return <p>{quote ? `${quote.toAmountShown} ${quote.to.symbol}` : error?.shortMessage}</p>
 */
export function useSwapQuote<selectData = getSwapQuote.ReturnType>(
  parameters: useSwapQuote.Parameters<selectData> = {},
): useSwapQuote.ReturnType<selectData> {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit, namespace: 'eip155' })
  const amount = normalizeAmount(readString('amount', parameters.amount ?? ''))
  const isSettled = useDebounced(amount, SWAP_DEBOUNCE_MS) === amount
  const isSwapping =
    useMutationState({
      filters: {
        mutationKey: ['latchkey', 'swap', kit.projectId],
        status: 'pending',
      },
      select: ({ state }) => state.status,
    }).length > 0
  const currency = useCurrencyCode(kit)
  const { enabled = true } = parameters.query ?? {}
  const options = swapQuoteQueryOptions(kit, {
    currency,
    ...parameters,
    account: parameters.account ?? account?.address,
    amount,
    chainId: parameters.chainId ?? account?.chainId,
    query: {
      ...parameters.query,
      enabled: enabled && isSettled && !isSwapping && /[1-9]/.test(amount),
    },
  })
  return useQuery(options)
}

export declare namespace useSwapQuote {
  type Parameters<selectData = getSwapQuote.ReturnType> = useKit.Parameters &
    swapQuoteQueryOptions.Options<selectData>
  type ReturnType<selectData = getSwapQuote.ReturnType> = UseQueryResult<
    selectData,
    getSwapQuote.ErrorType
  >
}
