import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getToken } from '../actions/getToken.js'
import type { Kit } from '../createKit.js'
import { tokenQueryKey, tokenQueryOptions } from './token.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = tokenQueryOptions(kit, { token: 'native' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getToken.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getToken.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(tokenQueryOptions(kit, { token: 'native' }))
  expectTypeOf(data).toEqualTypeOf<getToken.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getToken.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof tokenQueryKey.Options>().toEqualTypeOf<
    'chainId' | 'token'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    tokenQueryOptions(kit, { query: { select: ({ decimals }) => decimals } }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = tokenQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'token'>()
  expectTypeOf(
    tokenQueryOptions(kit, { token: 'native' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof tokenQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  tokenQueryOptions({ token: 'native' })
  // @ts-expect-error The key is made of the options.
  tokenQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  tokenQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  tokenQueryOptions(kit, { chainId: true })
  // @ts-expect-error A token is text.
  tokenQueryOptions(kit, { token: 1 })
})
