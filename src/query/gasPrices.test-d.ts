import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getGasPrices } from '../actions/getGasPrices.js'
import type { Kit } from '../createKit.js'
import { gasPricesQueryKey, gasPricesQueryOptions } from './gasPrices.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = gasPricesQueryOptions(kit, { chainId: 1 })
  expectTypeOf(options.queryFn).returns.resolves.toEqualTypeOf<{
    standard: bigint
    fast: bigint
    instant: bigint
  }>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(client.fetchQuery(options)).resolves.toEqualTypeOf<{
    standard: bigint
    fast: bigint
    instant: bigint
  }>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(gasPricesQueryOptions(kit, { chainId: 1 }))
  expectTypeOf(data).toEqualTypeOf<
    { standard: bigint; fast: bigint; instant: bigint } | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getGasPrices.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof gasPricesQueryKey.Options>().toEqualTypeOf<'chainId'>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    gasPricesQueryOptions(kit, { query: { select: ({ fast }) => fast } }),
  )
  expectTypeOf(data).toEqualTypeOf<bigint | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = gasPricesQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'gasPrices'>()
  expectTypeOf(
    gasPricesQueryOptions(kit, { chainId: 1 }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof gasPricesQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  gasPricesQueryOptions({ chainId: 1 })
  // @ts-expect-error The key is made of the options.
  gasPricesQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  gasPricesQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  gasPricesQueryOptions(kit, { chainId: true })
})
