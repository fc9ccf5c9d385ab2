import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getName } from '../actions/getName.js'
import type { NameRecord } from '../api/names.js'
import type { Kit } from '../createKit.js'
import { nameQueryFilters, nameQueryKey, nameQueryOptions } from './name.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = nameQueryOptions(kit, { name: 'alice' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getName.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getName.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(nameQueryOptions(kit, { name: 'alice' }))
  expectTypeOf(data).toEqualTypeOf<getName.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getName.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof nameQueryKey.Options>().toEqualTypeOf<'chainId' | 'name'>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    nameQueryOptions(kit, { query: { select: ({ record }) => record } }),
  )
  expectTypeOf(data).toEqualTypeOf<NameRecord | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = nameQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'name'>()
  expectTypeOf(nameQueryOptions(kit, { name: 'alice' }).queryKey).toEqualTypeOf<
    ReturnType<typeof nameQueryKey>
  >()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  nameQueryOptions({ name: 'alice' })
  // @ts-expect-error The key is made of the options.
  nameQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  nameQueryOptions(kit, { unknown: true })
  // @ts-expect-error A name is text.
  nameQueryOptions(kit, { name: 1 })
})

test('behavior: filters', () => {
  client.invalidateQueries(
    nameQueryFilters(kit, { address: '0x', name: 'alice' }),
  )
  // @ts-expect-error The name is required.
  nameQueryFilters(kit, { address: '0x' })
  // @ts-expect-error The kit comes first.
  nameQueryFilters({ name: 'alice' })
})
