import { expectTypeOf, test } from 'vitest'
import type { getPayQuote } from '../actions/getPayQuote.js'
import type { Kit } from '../createKit.js'
import { usePayQuote } from './usePayQuote.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = usePayQuote({ amount: '1' })
  expectTypeOf(data).toEqualTypeOf<getPayQuote.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getPayQuote.ErrorType | null>()
})

test('param: kit', () => {
  usePayQuote({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  usePayQuote({ kit: 'kit' })
})

test('param: query', () => {
  usePayQuote({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  usePayQuote({ query: { queryKey: ['key'] } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error An amount is decimal text.
  usePayQuote({ amount: 1 })
  // @ts-expect-error There is no such option.
  usePayQuote({ unknown: true })
})
