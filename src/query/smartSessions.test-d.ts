import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getSmartSessions } from '../actions/getSmartSessions.js'
import type { Kit } from '../createKit.js'
import {
  smartSessionsQueryFilters,
  smartSessionsQueryKey,
  smartSessionsQueryOptions,
} from './smartSessions.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = smartSessionsQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getSmartSessions.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getSmartSessions.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    smartSessionsQueryOptions(kit, { address: '0x' }),
  )
  expectTypeOf(data).toEqualTypeOf<getSmartSessions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSmartSessions.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof smartSessionsQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    smartSessionsQueryOptions(kit, {
      query: { select: ({ sessions }) => sessions.length },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = smartSessionsQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'smartSessions'>()
  expectTypeOf(
    smartSessionsQueryOptions(kit, { address: '0x' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof smartSessionsQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  smartSessionsQueryOptions({ address: '0x' })
  // @ts-expect-error The key is made of the options.
  smartSessionsQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  smartSessionsQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  smartSessionsQueryOptions(kit, { chainId: true })
})

test('behavior: filters', () => {
  client.invalidateQueries(
    smartSessionsQueryFilters(kit, { address: '0x', chainId: 1 }),
  )
  // @ts-expect-error The kit comes first.
  smartSessionsQueryFilters({ address: '0x' })
})
