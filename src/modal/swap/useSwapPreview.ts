'use client'
import { useState } from 'react'
import { foldCase } from '../../core/address/foldCase.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import {
  SLIPPAGE_TOLERANCE_PERCENT,
  SWAP_QUOTE_LIFE_MS,
} from '../../core/constants/swap.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getSwapProblem } from '../../features/swap/getSwapProblem.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useSwapQuote } from '../../hooks/useSwapQuote.js'
import { useSecondsUntil } from '../../hooks/utils/useSecondsUntil.js'
import { useCanBatch } from './useCanBatch.js'
import { useSwapFlow } from './useSwapFlow.js'

/**
 * State of the swap preview, during review and swap. The quote is frozen: no
 * figure changes while the user looks at it. Once expired, it can be renewed.
 *
 * @example
 * const { flow, quote } = useSwapPreview()
 * return <button onClick={() => quote && flow.start(quote)}>Swap</button>
 */
export function useSwapPreview(): useSwapPreview.ReturnType {
  const flow = useSwapFlow()
  const draft = useSwapDraft()
  const asked = useSwapQuote({
    ...draft.request,
    query: {
      enabled: !flow.isPending,
      refetchInterval: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      staleTime: SWAP_QUOTE_LIFE_MS,
    },
  })
  const [before, setBefore] = useState<SwapQuoteDetails | undefined>()
  const isLast =
    flow.quote !== undefined &&
    (flow.isPending ||
      (flow.error !== undefined &&
        (!draft.request || isSame(flow.quote, draft.request))))
  const quote = isLast ? flow.quote : asked.data
  const isOneApproval = useCanBatch(quote)
  const secondsLeft = useSecondsUntil(quote?.expiresAt ?? 0)
  const error = isLast && !flow.isPending ? flow.error : undefined
  const isExpired = quote !== undefined && secondsLeft === 0
  return {
    error,
    flow,
    hasWorsened:
      before !== undefined && quote !== undefined && isWorse(quote, before),
    isAsking: !isLast && asked.isFetching,
    isExpired,
    isLoading:
      !quote && (draft.isLoading || (Boolean(draft.request) && !asked.error)),
    isOneApproval,
    isPending: flow.isPending,
    isRenewable: Boolean(draft.request),
    isTryable:
      error !== undefined &&
      flow.money === 'no' &&
      !isExpired &&
      !staleCodes.includes(getErrorCode(error)),
    problem: isLast
      ? undefined
      : ((quote ? getSwapProblem(quote) : asked.error) ?? undefined),
    quote,
    renew() {
      setBefore(quote)
      flow.reset()
      asked.refetch().catch(() => {})
    },
    secondsLeft,
  }
}

export declare namespace useSwapPreview {
  type ReturnType = {
    /** Why this swap failed. */
    error: Error | undefined
    flow: useSwapFlow.ReturnType
    /** Whether the renewed quote guarantees less than the one shown before. */
    hasWorsened: boolean
    /** Whether another quote is loading. */
    isAsking: boolean
    /** Whether the quote has expired. */
    isExpired: boolean
    /** Whether the first quote is loading. */
    isLoading: boolean
    /** Whether the wallet approves the token and swaps it at once. */
    isOneApproval: boolean
    isPending: boolean
    /** Whether there are parameters for a new quote. */
    isRenewable: boolean
    /** Whether the swap can be retried at the same quote after a failure. */
    isTryable: boolean
    /** Why the swap is not possible. */
    problem: Error | undefined
    /** The quote that is shown and swapped at. */
    quote: SwapQuoteDetails | undefined
    renew: () => void
    /** Seconds until the quote expires. */
    secondsLeft: number
  }
}

/** Errors that a retry at the same quote would hit again. */
const staleCodes: readonly unknown[] = ['QUOTE_EXPIRED', 'SWAP_REFUSED']

function isSame(
  quote: SwapQuoteDetails,
  request: NonNullable<useSwapDraft.ReturnType['request']>,
) {
  const pairs = [
    [quote.account, request.account],
    [quote.amount, request.amount],
    [quote.from.caipAddress, request.from],
    [quote.to.caipAddress, request.to],
    [
      String(quote.slippage),
      String(request.slippage ?? SLIPPAGE_TOLERANCE_PERCENT),
    ],
  ] as const
  return pairs.every(([one, other]) => foldCase(one) === foldCase(other))
}

function isWorse(quote: SwapQuoteDetails, before: SwapQuoteDetails) {
  const read = ({ minimumReceived, to }: SwapQuoteDetails) =>
    parseAmount(minimumReceived, to.decimals)
  return read(quote) < read(before)
}
