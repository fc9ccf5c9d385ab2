import { expectTypeOf, test } from 'vitest'
import type { getExchanges } from '../actions/getExchanges.js'
import type { Kit } from '../createKit.js'
import { useAvailableExchanges } from './useAvailableExchanges.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useAvailableExchanges({ page: 1 })
  expectTypeOf(data).toEqualTypeOf<getExchanges.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getExchanges.ErrorType | null>()
})

test('param: kit', () => {
  useAvailableExchanges({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useAvailableExchanges({ kit: 'kit' })
})

test('param: query', () => {
  useAvailableExchanges({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useAvailableExchanges({ query: { queryKey: ['key'] } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A page is a number.
  useAvailableExchanges({ page: '1' })
  // @ts-expect-error There is no such option.
  useAvailableExchanges({ unknown: true })
})
