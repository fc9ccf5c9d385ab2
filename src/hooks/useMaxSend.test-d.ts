import { expectTypeOf, test } from 'vitest'
import type { getMaxSend } from '../actions/getMaxSend.js'
import type { Kit } from '../createKit.js'
import { useMaxSend } from './useMaxSend.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useMaxSend({ token: 'native' })
  expectTypeOf(data).toEqualTypeOf<getMaxSend.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getMaxSend.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useMaxSend({ token: 'native' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getMaxSend.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getMaxSend.ErrorType>()
})

test('param: kit', () => {
  useMaxSend({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useMaxSend({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useMaxSend({ query: { select: ({ value }) => value } })
  expectTypeOf(data).toEqualTypeOf<bigint | undefined>()
})

test('param: query', () => {
  useMaxSend({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useMaxSend({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useMaxSend({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useMaxSend({ chainId: true })
  // @ts-expect-error A token is text.
  useMaxSend({ token: 1 })
  // @ts-expect-error There is no such option.
  useMaxSend({ unknown: true })
})
