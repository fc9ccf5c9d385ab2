import { expectTypeOf, test } from 'vitest'
import type { getName } from '../actions/getName.js'
import type { Kit } from '../createKit.js'
import { useName } from './useName.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useName({ name: 'alice' })
  expectTypeOf(data).toEqualTypeOf<getName.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getName.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useName({ name: 'alice' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getName.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getName.ErrorType>()
})

test('param: kit', () => {
  useName({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useName({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useName({ query: { select: ({ address }) => address } })
  expectTypeOf(data).toEqualTypeOf<`0x${string}` | undefined>()
})

test('param: query', () => {
  useName({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useName({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useName({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useName({ chainId: true })
  // @ts-expect-error A name is text.
  useName({ name: 1 })
  // @ts-expect-error There is no such option.
  useName({ unknown: true })
})
