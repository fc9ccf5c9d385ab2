import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getReverseNames } from '../actions/getReverseNames.js'
import type { Kit } from '../createKit.js'
import {
  reverseNamesQueryKey,
  reverseNamesQueryOptions,
} from './reverseNames.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = reverseNamesQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getReverseNames.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getReverseNames.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    reverseNamesQueryOptions(kit, { address: '0x' }),
  )
  expectTypeOf(data).toEqualTypeOf<getReverseNames.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getReverseNames.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof reverseNamesQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    reverseNamesQueryOptions(kit, {
      query: { select: ({ records }) => records.length },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = reverseNamesQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'reverseNames'>()
  expectTypeOf(
    reverseNamesQueryOptions(kit, { address: '0x' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof reverseNamesQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  reverseNamesQueryOptions({ address: '0x' })
  // @ts-expect-error The key is made of the options.
  reverseNamesQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  reverseNamesQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  reverseNamesQueryOptions(kit, { chainId: true })
})
