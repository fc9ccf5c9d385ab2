import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getPrices } from '../actions/getPrices.js'
import type { TokenPrice } from '../api/prices.js'
import type { Kit } from '../createKit.js'
import { pricesQueryKey, pricesQueryOptions } from './prices.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = pricesQueryOptions(kit, { addresses: ['eip155:1:0x'] })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getPrices.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getPrices.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    pricesQueryOptions(kit, { addresses: ['eip155:1:0x'] }),
  )
  expectTypeOf(data).toEqualTypeOf<getPrices.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getPrices.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof pricesQueryKey.Options>().toEqualTypeOf<
    'addresses' | 'currency' | 'tokens'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    pricesQueryOptions(kit, { query: { select: ({ prices }) => prices } }),
  )
  expectTypeOf(data).toEqualTypeOf<readonly TokenPrice[] | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = pricesQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'prices'>()
  expectTypeOf(
    pricesQueryOptions(kit, { addresses: ['eip155:1:0x'] }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof pricesQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  pricesQueryOptions({ addresses: ['eip155:1:0x'] })
  // @ts-expect-error The key is made of the options.
  pricesQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  pricesQueryOptions(kit, { unknown: true })
  // @ts-expect-error Addresses are a list.
  pricesQueryOptions(kit, { addresses: '0x' })
})
