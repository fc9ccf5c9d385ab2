import { expectTypeOf, test } from 'vitest'
import type { getSwapTokens } from '../actions/getSwapTokens.js'
import type { Kit } from '../createKit.js'
import { useSwapTokens } from './useSwapTokens.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useSwapTokens({ chainId: 1 })
  expectTypeOf(data).toEqualTypeOf<getSwapTokens.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSwapTokens.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useSwapTokens({ chainId: 1 })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getSwapTokens.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getSwapTokens.ErrorType>()
})

test('param: kit', () => {
  useSwapTokens({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useSwapTokens({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useSwapTokens({
    query: { select: ({ tokens }) => tokens.length },
  })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('param: query', () => {
  useSwapTokens({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useSwapTokens({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useSwapTokens({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useSwapTokens({ chainId: true })
  // @ts-expect-error An address is text.
  useSwapTokens({ address: 1 })
  // @ts-expect-error There is no such option.
  useSwapTokens({ unknown: true })
})
