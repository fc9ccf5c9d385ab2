import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getSwapTokens } from '../actions/getSwapTokens.js'
import type { Kit } from '../createKit.js'
import { swapTokensQueryKey, swapTokensQueryOptions } from './swapTokens.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = swapTokensQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getSwapTokens.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getSwapTokens.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    swapTokensQueryOptions(kit, { address: '0x' }),
  )
  expectTypeOf(data).toEqualTypeOf<getSwapTokens.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSwapTokens.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof swapTokensQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId' | 'currency'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    swapTokensQueryOptions(kit, {
      query: { select: ({ tokens }) => tokens.length },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = swapTokensQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'swapTokens'>()
  expectTypeOf(
    swapTokensQueryOptions(kit, { address: '0x' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof swapTokensQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  swapTokensQueryOptions({ address: '0x' })
  // @ts-expect-error The key is made of the options.
  swapTokensQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  swapTokensQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  swapTokensQueryOptions(kit, { chainId: true })
})
