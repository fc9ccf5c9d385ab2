import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getNativeBalance } from '../actions/getNativeBalance.js'
import type { Kit } from '../createKit.js'
import {
  nativeBalanceQueryKey,
  nativeBalanceQueryOptions,
} from './nativeBalance.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = nativeBalanceQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getNativeBalance.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getNativeBalance.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    nativeBalanceQueryOptions(kit, { address: '0x' }),
  )
  expectTypeOf(data).toEqualTypeOf<getNativeBalance.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNativeBalance.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof nativeBalanceQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId' | 'currency'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    nativeBalanceQueryOptions(kit, {
      query: { select: ({ symbol }) => symbol },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = nativeBalanceQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'nativeBalance'>()
  expectTypeOf(
    nativeBalanceQueryOptions(kit, { address: '0x' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof nativeBalanceQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  nativeBalanceQueryOptions({ address: '0x' })
  // @ts-expect-error The key is made of the options.
  nativeBalanceQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  nativeBalanceQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  nativeBalanceQueryOptions(kit, { chainId: true })
})
