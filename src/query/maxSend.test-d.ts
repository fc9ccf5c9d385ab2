import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getMaxSend } from '../actions/getMaxSend.js'
import type { Kit } from '../createKit.js'
import { maxSendQueryKey, maxSendQueryOptions } from './maxSend.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = maxSendQueryOptions(kit, { token: 'native' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getMaxSend.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getMaxSend.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    maxSendQueryOptions(kit, { token: 'native' }),
  )
  expectTypeOf(data).toEqualTypeOf<getMaxSend.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getMaxSend.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof maxSendQueryKey.Options>().toEqualTypeOf<
    'account' | 'chainId' | 'solana' | 'to' | 'token'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    maxSendQueryOptions(kit, { query: { select: ({ value }) => value } }),
  )
  expectTypeOf(data).toEqualTypeOf<bigint | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = maxSendQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'maxSend'>()
  expectTypeOf(
    maxSendQueryOptions(kit, { token: 'native' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof maxSendQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  maxSendQueryOptions({ token: 'native' })
  // @ts-expect-error The key is made of the options.
  maxSendQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  maxSendQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  maxSendQueryOptions(kit, { chainId: true })
})
