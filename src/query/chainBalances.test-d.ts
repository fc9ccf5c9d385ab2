import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getChainBalances } from '../actions/getChainBalances.js'
import type { Kit } from '../createKit.js'
import {
  chainBalancesQueryKey,
  chainBalancesQueryOptions,
} from './chainBalances.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = chainBalancesQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getChainBalances.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getChainBalances.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    chainBalancesQueryOptions(kit, { address: '0x' }),
  )
  expectTypeOf(data).toEqualTypeOf<getChainBalances.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getChainBalances.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof chainBalancesQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    chainBalancesQueryOptions(kit, {
      query: { select: ({ balances }) => balances.length },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = chainBalancesQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'chainBalances'>()
  expectTypeOf(
    chainBalancesQueryOptions(kit, { address: '0x' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof chainBalancesQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  chainBalancesQueryOptions({ address: '0x' })
  // @ts-expect-error The key is made of the options.
  chainBalancesQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  chainBalancesQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  chainBalancesQueryOptions(kit, { chainId: true })
})
