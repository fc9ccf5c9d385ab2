import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getNfts } from '../actions/getNfts.js'
import type { Kit } from '../createKit.js'
import type { Nft } from '../features/balances/listNfts.js'
import { nftsQueryKey, nftsQueryOptions } from './nfts.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = nftsQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getNfts.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getNfts.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(nftsQueryOptions(kit, { address: '0x' }))
  expectTypeOf(data).toEqualTypeOf<getNfts.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNfts.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof nftsQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    nftsQueryOptions(kit, { query: { select: ({ nfts }) => nfts } }),
  )
  expectTypeOf(data).toEqualTypeOf<readonly Nft[] | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = nftsQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'nfts'>()
  expectTypeOf(nftsQueryOptions(kit, { address: '0x' }).queryKey).toEqualTypeOf<
    ReturnType<typeof nftsQueryKey>
  >()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  nftsQueryOptions({ address: '0x' })
  // @ts-expect-error The key is made of the options.
  nftsQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  nftsQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  nftsQueryOptions(kit, { chainId: true })
})
