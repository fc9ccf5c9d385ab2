'use client'
import { useMemo } from 'react'
import { setCurrency } from '../actions/currency/setCurrency.js'
import { CURRENCIES } from '../core/constants/currency.js'
import { useKit } from './useKit.js'
import { useCurrencyCode } from './utils/useCurrencyCode.js'

/**
 * Hook for reading and setting the currency that values are shown in. Prices
 * and balances are fetched in it; the embedded wallet's card follows it.
 *
 * @throws KitProviderNotFoundError
 * @throws ParameterError, from `setCurrency`, if it is not an ISO 4217 code
 *
 * @example
 * const { currencies, currency, setCurrency } = useCurrency()
 * return (
 *   <select onChange={({ target }) => setCurrency(target.value)} value={currency}>
 *     {currencies.map((code) => <option key={code}>{code}</option>)}
 *   </select>
 * )
 */
export function useCurrency(
  parameters: useCurrency.Parameters = {},
): useCurrency.ReturnType {
  const kit = useKit(parameters)
  const currency = useCurrencyCode(kit)
  return useMemo(() => {
    const offered = kit.currencies ?? CURRENCIES
    return {
      currencies:
        offered.length === 0 || offered.includes(currency)
          ? offered
          : [currency, ...offered],
      currency,
      setCurrency: (code: string) => setCurrency(kit, code),
    }
  }, [currency, kit])
}

export declare namespace useCurrency {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /**
     * ISO 4217 codes to choose from: the option `currencies`, with the current
     * one.
     */
    currencies: readonly string[]
    /** ISO 4217 code: the user's choice, else the option `currency`. */
    currency: string
    /** Changes the currency, and remembers it on this device. */
    setCurrency: (currency: string) => void
  }
  type ErrorType = useKit.ErrorType
}
