import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useCurrency } from './useCurrency.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useCurrency()).toEqualTypeOf<{
    currencies: readonly string[]
    currency: string
    setCurrency: (currency: string) => void
  }>()
})

test('param: kit', () => {
  useCurrency({ kit })
  // @ts-expect-error not a kit
  useCurrency({ kit: 'kit' })
  // @ts-expect-error unknown parameter
  useCurrency({ currency: 'EUR' })
})
