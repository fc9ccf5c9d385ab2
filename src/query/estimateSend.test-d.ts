import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { estimateSend } from '../actions/estimateSend.js'
import type { Kit } from '../createKit.js'
import {
  estimateSendQueryKey,
  estimateSendQueryOptions,
} from './estimateSend.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = estimateSendQueryOptions(kit, { to: '0x', token: 'native' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<estimateSend.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<estimateSend.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    estimateSendQueryOptions(kit, { to: '0x', token: 'native' }),
  )
  expectTypeOf(data).toEqualTypeOf<estimateSend.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<estimateSend.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof estimateSendQueryKey.Options>().toEqualTypeOf<
    'account' | 'amount' | 'chainId' | 'solana' | 'to' | 'toAddress' | 'token'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    estimateSendQueryOptions(kit, { query: { select: ({ fee }) => fee } }),
  )
  expectTypeOf(data).toEqualTypeOf<bigint | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = estimateSendQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'estimateSend'>()
  expectTypeOf(
    estimateSendQueryOptions(kit, { to: '0x', token: 'native' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof estimateSendQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  estimateSendQueryOptions({ to: '0x', token: 'native' })
  // @ts-expect-error The key is made of the options.
  estimateSendQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  estimateSendQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  estimateSendQueryOptions(kit, { chainId: true })
  // @ts-expect-error An amount is decimal text.
  estimateSendQueryOptions(kit, { amount: 1 })
})
