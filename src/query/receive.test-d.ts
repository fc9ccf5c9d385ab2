import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getReceive } from '../actions/getReceive.js'
import type { Kit } from '../createKit.js'
import { receiveQueryKey, receiveQueryOptions } from './receive.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = receiveQueryOptions(kit, { token: 'native' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getReceive.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getReceive.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    receiveQueryOptions(kit, { token: 'native' }),
  )
  expectTypeOf(data).toEqualTypeOf<getReceive.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getReceive.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof receiveQueryKey.Options>().toEqualTypeOf<
    'address' | 'amount' | 'chainId' | 'token'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    receiveQueryOptions(kit, {
      query: { select: ({ paymentUri }) => paymentUri },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = receiveQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'receive'>()
  expectTypeOf(
    receiveQueryOptions(kit, { token: 'native' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof receiveQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  receiveQueryOptions({ token: 'native' })
  // @ts-expect-error The key is made of the options.
  receiveQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  receiveQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  receiveQueryOptions(kit, { chainId: true })
  // @ts-expect-error An amount is decimal text.
  receiveQueryOptions(kit, { amount: 1 })
})
