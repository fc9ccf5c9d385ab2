import { ParameterError } from '../errors/base.js'
import { assertNameOptions } from '../names/nameOptions.js'
import { assertType } from '../parameters/assertType.js'

/**
 * Refuses features without effect, since nothing would show that they have
 * none, and options of other types than they have.
 *
 * @throws ParameterError
 */
export function assertOptions(options: {
  currencies?: unknown
  currency?: unknown
  features?: unknown
  legal?: { privacyUrl?: unknown; termsUrl?: unknown } | undefined
  names?: unknown
  paymaster?: unknown
  preload?: unknown
}): void {
  for (const name of ['branding', 'headless', 'multiWallet'])
    assertType(`features.${name}`, Object(options.features)[name], 'undefined')
  const { legal } = options
  // A box for terms that nobody can read would accept nothing.
  if (Object(options.features).legalCheckbox === true)
    if (!legal?.privacyUrl && !legal?.termsUrl)
      throw new ParameterError({
        expected: 'termsUrl or privacyUrl, as `features.legalCheckbox` is set',
        parameter: 'legal',
        received: legal ? 'neither' : typeof legal,
      })
  assertNameOptions(options.names)
  assertCurrencies(options)
  assertType('paymaster', options.paymaster, 'object | string | undefined')
  assertType('preload', options.preload, 'string | undefined')
}

/** A code in lower case would be compared with others in vain. */
function assertCurrencies(options: {
  currencies?: unknown
  currency?: unknown
}) {
  const { currencies = [], currency = 'USD' } = options
  const codes = Array.isArray(currencies) ? currencies : [currencies]
  for (const [name, code] of [
    ['currency', currency],
    ...codes.map((code) => ['currencies', code]),
  ])
    if (typeof code !== 'string' || !/^[A-Z]{3}$/.test(code))
      throw new ParameterError({
        expected: 'an ISO 4217 code such as EUR',
        parameter: name as string,
        received: typeof code === 'string' ? JSON.stringify(code) : typeof code,
      })
}
