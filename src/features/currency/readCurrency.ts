import { ParameterError } from '../../core/errors/base.js'
import { assertType } from '../../core/parameters/assertType.js'
import type { Kit } from '../../createKit.js'
import { getCurrency } from './getCurrency.js'

/**
 * Returns the currency to answer in, as an ISO 4217 code in upper case.
 *
 * @param given - as passed by the caller; default the one of the kit
 * @throws ParameterError when it is no such code
 *
 * @example
 * readCurrency(kit, 'eur') // 'EUR'
 */
export function readCurrency(kit: Kit, given?: string | undefined): string {
  assertType('currency', given, 'string | undefined')
  const code = (given ?? getCurrency(kit)).toUpperCase()
  if (/^[A-Z]{3}$/.test(code)) return code
  throw new ParameterError({
    expected: 'an ISO 4217 code such as EUR',
    parameter: 'currency',
    received: JSON.stringify(given),
  })
}

export declare namespace readCurrency {
  type ErrorType = ParameterError
}
