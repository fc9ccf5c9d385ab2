import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getNameSuggestions } from '../actions/getNameSuggestions.js'
import type { Kit } from '../createKit.js'
import {
  nameSuggestionsQueryKey,
  nameSuggestionsQueryOptions,
} from './nameSuggestions.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = nameSuggestionsQueryOptions(kit, { name: 'ali' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getNameSuggestions.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getNameSuggestions.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    nameSuggestionsQueryOptions(kit, { name: 'ali' }),
  )
  expectTypeOf(data).toEqualTypeOf<getNameSuggestions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNameSuggestions.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof nameSuggestionsQueryKey.Options>().toEqualTypeOf<
    'chainId' | 'name'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    nameSuggestionsQueryOptions(kit, {
      query: { select: ({ suggestions }) => suggestions.length },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = nameSuggestionsQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'nameSuggestions'>()
  expectTypeOf(
    nameSuggestionsQueryOptions(kit, { name: 'ali' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof nameSuggestionsQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  nameSuggestionsQueryOptions({ name: 'ali' })
  // @ts-expect-error The key is made of the options.
  nameSuggestionsQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  nameSuggestionsQueryOptions(kit, { unknown: true })
  // @ts-expect-error A name is text.
  nameSuggestionsQueryOptions(kit, { name: 1 })
})
