import { expectTypeOf, test } from 'vitest'
import type { getNameSuggestions } from '../actions/getNameSuggestions.js'
import type { Kit } from '../createKit.js'
import { useNameSuggestions } from './useNameSuggestions.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useNameSuggestions({ name: 'ali' })
  expectTypeOf(data).toEqualTypeOf<getNameSuggestions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNameSuggestions.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useNameSuggestions({ name: 'ali' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getNameSuggestions.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getNameSuggestions.ErrorType>()
})

test('param: kit', () => {
  useNameSuggestions({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useNameSuggestions({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useNameSuggestions({
    query: { select: ({ suggestions }) => suggestions.map(({ name }) => name) },
  })
  expectTypeOf(data).toEqualTypeOf<string[] | undefined>()
})

test('param: query', () => {
  useNameSuggestions({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useNameSuggestions({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useNameSuggestions({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useNameSuggestions({ chainId: true })
  // @ts-expect-error A name is text.
  useNameSuggestions({ name: 1 })
  // @ts-expect-error There is no such option.
  useNameSuggestions({ unknown: true })
})
