import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getNameTexts } from '../actions/getNameTexts.js'
import type { Kit } from '../createKit.js'
import { type nameTextsQueryKey, nameTextsQueryOptions } from './nameTexts.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = nameTextsQueryOptions(kit, { name: 'ada.eth' })
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getNameTexts.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(nameTextsQueryOptions(kit, { keys: [] }))
  expectTypeOf(data).toEqualTypeOf<getNameTexts.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNameTexts.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof nameTextsQueryKey.Options>().toEqualTypeOf<
    'keys' | 'name'
  >()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  nameTextsQueryOptions({ name: 'ada.eth' })
  // @ts-expect-error There is no such option.
  nameTextsQueryOptions(kit, { unknown: true })
})
