import { expect, test } from 'vitest'
import { assertOptions } from './assertOptions.js'

const features = { legalCheckbox: true }

test('error: a checkbox for terms without their address', () => {
  for (const legal of [undefined, {}, { termsUrl: '' }])
    expect(() => assertOptions({ features, legal })).toThrow('termsUrl')
})

test('param: currency, currencies', () => {
  assertOptions({ currency: 'EUR', currencies: ['EUR', 'JPY'] })
  assertOptions({ currencies: [] })
  for (const wrong of ['eur', 'EURO', '', '€', 1, null])
    for (const options of [
      { currency: wrong },
      { currencies: wrong },
      { currencies: ['EUR', wrong] },
    ])
      expect(() => assertOptions(options)).toThrow(/ISO 4217/)
})

test('default: a checkbox with one of the pages, or none', () => {
  assertOptions({ features, legal: { termsUrl: '/terms' } })
  assertOptions({ features, legal: { privacyUrl: '/privacy' } })
  assertOptions({ features: { legalCheckbox: false } })
  assertOptions({})
})
