import type { ParameterError } from '../../core/errors/base.js'
import type { Kit } from '../../createKit.js'
import { readCurrency } from '../../features/currency/readCurrency.js'

/**
 * Changes the currency that values are shown in, here and on the embedded
 * wallet's card, and remembers it on this device. Amounts are not converted.
 *
 * @param currency - ISO 4217 code
 * @throws ParameterError when it is no such code
 *
 * @example
 * setCurrency(kit, 'EUR')
 */
export function setCurrency(kit: Kit, currency: string): void {
  const code = readCurrency(kit, currency)
  kit.storage.set('currency', code)
  kit.store.set(kit.atoms.currency, code)
}

export declare namespace setCurrency {
  type ErrorType = ParameterError
}
