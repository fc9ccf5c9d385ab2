'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getPayQuote } from '../actions/getPayQuote.js'
import { payQuoteQueryOptions } from '../query/payQuote.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching what a payment costs in another asset.
 *
 * @param parameters - the parameters of `getPayQuote`
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = usePayQuote({ ...payment, from })
 * return <p>{data?.fromAmount}</p>
 */
export function usePayQuote<selectData = getPayQuote.ReturnType>(
  parameters: usePayQuote.Parameters<selectData> = {},
): usePayQuote.ReturnType<selectData> {
  const kit = useKit(parameters)
  const { network } = parameters.from ?? parameters.paymentAsset ?? {}
  const namespace = network?.startsWith('solana:') ? 'solana' : 'eip155'
  const active = useActiveAccount({ kit, namespace })
  const account = parameters.account ?? active?.address
  return useQuery(payQuoteQueryOptions(kit, { ...parameters, account }))
}

export declare namespace usePayQuote {
  type Parameters<selectData = getPayQuote.ReturnType> = useKit.Parameters &
    payQuoteQueryOptions.Options<selectData>
  type ReturnType<selectData = getPayQuote.ReturnType> = UseQueryResult<
    selectData,
    getPayQuote.ErrorType
  >
}
