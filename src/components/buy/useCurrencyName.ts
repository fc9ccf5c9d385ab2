'use client'
import { useCallback } from 'react'
import { describeCurrency } from '../../core/format/describeCurrency.js'
import { useLanguage } from '../../modal/language/useLanguage.js'

/**
 * Names a currency of money in the language of the components, as it stands at
 * the start of a line: many languages write it small inside of one.
 *
 * @example
 * const toName = useCurrencyName()
 * return <p>{toName('USD')}</p>
 */
export function useCurrencyName(): (code: string) => string {
  const { locale } = useLanguage()
  return useCallback(
    (code) => {
      const [first = '', ...rest] = describeCurrency(code, locale).name
      return `${first.toLocaleUpperCase(locale)}${rest.join('')}`
    },
    [locale],
  )
}
