import { expectTypeOf, test } from 'vitest'
import type { Exchange } from '../api/exchanges.js'
import type { Kit } from '../createKit.js'
import { getExchanges } from './getExchanges.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getExchanges(kit, { page: 1 })).resolves.toEqualTypeOf<{
    exchanges: readonly Exchange[]
    total: number
  }>()
})

test('param: signal', () => {
  expectTypeOf<getExchanges.Parameters['signal']>().toEqualTypeOf<
    AbortSignal | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getExchanges({ page: 1 })
  // @ts-expect-error A page is a number.
  getExchanges(kit, { page: '1' })
})
