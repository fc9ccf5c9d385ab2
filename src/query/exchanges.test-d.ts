import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getExchanges } from '../actions/getExchanges.js'
import type { Kit } from '../createKit.js'
import { exchangesQueryKey, exchangesQueryOptions } from './exchanges.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = exchangesQueryOptions(kit, { page: 1 })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getExchanges.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getExchanges.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(exchangesQueryOptions(kit, { page: 1 }))
  expectTypeOf(data).toEqualTypeOf<getExchanges.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getExchanges.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof exchangesQueryKey.Options>().toEqualTypeOf<
    'amount' | 'exclude' | 'includeOnly' | 'isDeposit' | 'page' | 'paymentAsset'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    exchangesQueryOptions(kit, { query: { select: (found) => found.total } }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = exchangesQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'exchanges'>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  exchangesQueryOptions({ page: 1 })
  // @ts-expect-error The key is made of the options.
  exchangesQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  exchangesQueryOptions(kit, { unknown: true })
  // @ts-expect-error A page is a number.
  exchangesQueryOptions(kit, { page: '1' })
})
