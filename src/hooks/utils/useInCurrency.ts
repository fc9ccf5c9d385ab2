'use client'
import type { Kit } from '../../createKit.js'
import { getCurrency } from '../../features/currency/getCurrency.js'
import { useCurrencyCode } from './useCurrencyCode.js'

/**
 * Adds the kit's currency to the options of a query, unless they have one. In
 * the render that hydrates, which has the server's currency, nothing is
 * requested that the user has chosen another for.
 */
export function useInCurrency<
  options extends {
    currency?: string | undefined
    query?: { enabled?: unknown } | undefined
  },
>(kit: Kit, options: options): options {
  const currency = useCurrencyCode(kit)
  if (options.currency !== undefined) return options
  const isChosen = currency === getCurrency(kit)
  const query = isChosen ? options.query : { ...options.query, enabled: false }
  return { ...options, currency, query }
}
