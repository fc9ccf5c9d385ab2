import { expectTypeOf, test } from 'vitest'
import type { getNameAvailability } from '../actions/getNameAvailability.js'
import type { Kit } from '../createKit.js'
import { useNameAvailability } from './useNameAvailability.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useNameAvailability({ name: 'alice' })
  expectTypeOf(data).toEqualTypeOf<
    { isAvailable: boolean; isSupported: boolean; name: string } | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getNameAvailability.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useNameAvailability({ name: 'alice' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<{
      isAvailable: boolean
      isSupported: boolean
      name: string
    }>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getNameAvailability.ErrorType>()
})

test('param: kit', () => {
  useNameAvailability({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useNameAvailability({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useNameAvailability({
    query: { select: ({ isAvailable }) => isAvailable },
  })
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('param: query', () => {
  useNameAvailability({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useNameAvailability({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useNameAvailability({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useNameAvailability({ chainId: true })
  // @ts-expect-error A name is text.
  useNameAvailability({ name: 1 })
  // @ts-expect-error There is no such option.
  useNameAvailability({ unknown: true })
})
