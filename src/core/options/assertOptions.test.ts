import { expect, test } from 'vitest'
import { assertOptions } from './assertOptions.js'

const features = { legalCheckbox: true }

test('error: a checkbox for terms without their address', () => {
  for (const legal of [undefined, {}, { termsUrl: '' }])
    expect(() => assertOptions({ features, legal })).toThrow('termsUrl')
})

test('default: a checkbox with one of the pages, or none', () => {
  assertOptions({ features, legal: { termsUrl: '/terms' } })
  assertOptions({ features, legal: { privacyUrl: '/privacy' } })
  assertOptions({ features: { legalCheckbox: false } })
  assertOptions({})
})
