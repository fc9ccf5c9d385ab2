'use client'
import { useCallback } from 'react'
import { toFiatParts } from '../../core/format/toFiatParts.js'
import { useCurrency } from '../../hooks/useCurrency.js'
import { useLanguage } from '../../modal/language/useLanguage.js'

/**
 * Returns a function that formats fiat values for display, in the current
 * language.
 *
 * @returns a function of a decimal string and the currency it is in; default
 * the user's
 *
 * @example
 * const toFiat = useFiat()
 * return <bdi>{toFiat('1234.5')}</bdi>
 */
export function useFiat(): (value: string, currency?: string) => string {
  const { locale } = useLanguage()
  const { currency: chosen } = useCurrency()
  return useCallback(
    (value, currency = chosen) => {
      const { cents, end, start } = toFiatParts(value, { currency, locale })
      return `${start}${cents}${end}`
    },
    [chosen, locale],
  )
}
