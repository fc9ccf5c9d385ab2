'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getExchangeBuyStatus } from '../actions/getExchangeBuyStatus.js'
import { DEPOSIT_POLL_MS, PAY_POLL_MS } from '../core/constants/pay.js'
import { exchangeBuyStatusQueryOptions } from '../query/exchangeBuyStatus.js'
import { useKit } from './useKit.js'

/**
 * Hook for following a payment at an exchange.
 *
 * Refetches every 3 s until the outcome is known; every 5 s for a deposit.
 *
 * @param parameters - the parameters of `getExchangeBuyStatus`
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useExchangeBuyStatus({ exchangeId, sessionId })
 * return <p>{data?.status}</p>
 */
export function useExchangeBuyStatus<
  selectData = getExchangeBuyStatus.ReturnType,
>(
  parameters: useExchangeBuyStatus.Parameters<selectData> = {},
): useExchangeBuyStatus.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(
    exchangeBuyStatusQueryOptions(kit, {
      ...parameters,
      query: {
        refetchInterval: ({ state }) =>
          !isFinal(state.data?.status) &&
          (parameters.isDeposit ? DEPOSIT_POLL_MS : PAY_POLL_MS),
        ...parameters.query,
      },
    }),
  )
}

export declare namespace useExchangeBuyStatus {
  type Parameters<selectData = getExchangeBuyStatus.ReturnType> =
    useKit.Parameters & exchangeBuyStatusQueryOptions.Options<selectData>
  type ReturnType<selectData = getExchangeBuyStatus.ReturnType> =
    UseQueryResult<selectData, getExchangeBuyStatus.ErrorType>
}

function isFinal(status: string | undefined) {
  return status === 'SUCCESS' || status === 'FAILED'
}
