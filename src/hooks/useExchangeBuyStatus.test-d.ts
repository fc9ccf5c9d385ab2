import { expectTypeOf, test } from 'vitest'
import type { getExchangeBuyStatus } from '../actions/getExchangeBuyStatus.js'
import type { Kit } from '../createKit.js'
import { useExchangeBuyStatus } from './useExchangeBuyStatus.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useExchangeBuyStatus({
    exchangeId: 'id',
    sessionId: 'id',
  })
  expectTypeOf(data).toEqualTypeOf<
    getExchangeBuyStatus.ReturnType | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getExchangeBuyStatus.ErrorType | null>()
})

test('param: kit', () => {
  useExchangeBuyStatus({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useExchangeBuyStatus({ kit: 'kit' })
})

test('param: query', () => {
  useExchangeBuyStatus({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useExchangeBuyStatus({ query: { queryKey: ['key'] } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error An id is text.
  useExchangeBuyStatus({ sessionId: 1 })
  // @ts-expect-error There is no such option.
  useExchangeBuyStatus({ unknown: true })
})
