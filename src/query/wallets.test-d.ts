import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getWallets } from '../actions/getWallets.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import {
  walletsInfiniteQueryOptions,
  walletsQueryKey,
  walletsQueryOptions,
} from './wallets.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = walletsQueryOptions(kit, { list: 'featured' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getWallets.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getWallets.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    walletsQueryOptions(kit, { list: 'featured' }),
  )
  expectTypeOf(data).toEqualTypeOf<getWallets.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getWallets.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof walletsQueryKey.Options>().toEqualTypeOf<
    'badgeType' | 'isMobile' | 'list' | 'namespace' | 'search' | 'skip'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    walletsQueryOptions(kit, {
      list: 'featured',
      query: { select: ({ wallets }) => wallets.length },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = walletsQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'wallets'>()
  expectTypeOf(
    walletsQueryOptions(kit, { list: 'featured' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof walletsQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  walletsQueryOptions({ list: 'featured' })
  // @ts-expect-error The key is made of the options.
  walletsQueryOptions(kit, { list: 'featured', query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  walletsQueryOptions(kit, { list: 'featured', unknown: true })
  // @ts-expect-error The list is required.
  walletsQueryOptions(kit, {})
  // @ts-expect-error Pages of all are of the other factory.
  walletsQueryOptions(kit, { list: 'all' })
})

test('behavior: pages', () => {
  const { data } = useInfiniteQuery(
    walletsInfiniteQueryOptions(kit, { search: 'meta' }),
  )
  expectTypeOf(data?.pages).toEqualTypeOf<getWallets.ReturnType[] | undefined>()
})

test('behavior: pages that are selected from', () => {
  const { data } = useInfiniteQuery(
    walletsInfiniteQueryOptions(kit, {
      query: { select: ({ pages }) => pages.flatMap(({ wallets }) => wallets) },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<Wallet[] | undefined>()
  // @ts-expect-error The pages are the factory's.
  walletsInfiniteQueryOptions(kit, { query: { initialPageParam: 2 } })
  // @ts-expect-error A list has no pages but that of all.
  walletsInfiniteQueryOptions(kit, { list: 'featured' })
})
