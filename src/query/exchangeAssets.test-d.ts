import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getExchangeAssets } from '../actions/getExchangeAssets.js'
import type { Kit } from '../createKit.js'
import {
  exchangeAssetsQueryKey,
  exchangeAssetsQueryOptions,
} from './exchangeAssets.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = exchangeAssetsQueryOptions(kit, { exchangeId: 'id' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getExchangeAssets.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getExchangeAssets.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    exchangeAssetsQueryOptions(kit, { exchangeId: 'id' }),
  )
  expectTypeOf(data).toEqualTypeOf<getExchangeAssets.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getExchangeAssets.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<
    keyof exchangeAssetsQueryKey.Options
  >().toEqualTypeOf<'exchangeId'>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    exchangeAssetsQueryOptions(kit, {
      query: { select: (found) => found.exchangeId },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = exchangeAssetsQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'exchangeAssets'>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  exchangeAssetsQueryOptions({ exchangeId: 'id' })
  // @ts-expect-error The key is made of the options.
  exchangeAssetsQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  exchangeAssetsQueryOptions(kit, { unknown: true })
  // @ts-expect-error An id is text.
  exchangeAssetsQueryOptions(kit, { exchangeId: 1 })
})
