import { expectTypeOf, test } from 'vitest'
import type { getOriginStatus } from '../actions/getOriginStatus.js'
import type { Kit } from '../createKit.js'
import { useOriginStatus } from './useOriginStatus.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useOriginStatus({ origin: 'https://a.b' })
  expectTypeOf(data).toEqualTypeOf<
    { isAllowed: boolean; origins: readonly string[] } | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getOriginStatus.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useOriginStatus({ origin: 'https://a.b' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<{
      isAllowed: boolean
      origins: readonly string[]
    }>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getOriginStatus.ErrorType>()
})

test('param: kit', () => {
  useOriginStatus({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useOriginStatus({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useOriginStatus({
    query: { select: ({ isAllowed }) => isAllowed },
  })
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('param: query', () => {
  useOriginStatus({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useOriginStatus({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useOriginStatus({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error An origin is text.
  useOriginStatus({ origin: 1 })
  // @ts-expect-error There is no such option.
  useOriginStatus({ unknown: true })
})
