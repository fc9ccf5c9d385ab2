import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getBalances } from '../actions/getBalances.js'
import type { Kit } from '../createKit.js'
import { balancesQueryKey, balancesQueryOptions } from './balances.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = balancesQueryOptions(kit, { address: '0x', chainId: 1 })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getBalances.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getBalances.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    balancesQueryOptions(kit, { address: '0x', chainId: 1 }),
  )
  expectTypeOf(data).toEqualTypeOf<getBalances.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getBalances.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof balancesQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId' | 'currency' | 'forceUpdate' | 'includeIndivisible'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    balancesQueryOptions(kit, {
      query: { select: ({ balances }) => balances.length },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = balancesQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'balances'>()
  expectTypeOf(
    balancesQueryOptions(kit, { address: '0x', chainId: 1 }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof balancesQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  balancesQueryOptions({ address: '0x', chainId: 1 })
  // @ts-expect-error The key is made of the options.
  balancesQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  balancesQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  balancesQueryOptions(kit, { chainId: true })
})
