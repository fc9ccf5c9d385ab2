import { expectTypeOf, test } from 'vitest'
import type { getPrices } from '../actions/getPrices.js'
import type { TokenPrice } from '../api/prices.js'
import type { Kit } from '../createKit.js'
import { usePrices } from './usePrices.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = usePrices({ addresses: ['eip155:1:0x'] })
  expectTypeOf(data).toEqualTypeOf<getPrices.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getPrices.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = usePrices({ addresses: ['eip155:1:0x'] })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getPrices.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getPrices.ErrorType>()
})

test('param: kit', () => {
  usePrices({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  usePrices({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = usePrices({ query: { select: ({ prices }) => prices } })
  expectTypeOf(data).toEqualTypeOf<readonly TokenPrice[] | undefined>()
})

test('param: query', () => {
  usePrices({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  usePrices({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  usePrices({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error Addresses are a list.
  usePrices({ addresses: 'eip155:1:0x' })
  // @ts-expect-error There is no such option.
  usePrices({ unknown: true })
})
