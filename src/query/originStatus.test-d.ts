import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getOriginStatus } from '../actions/getOriginStatus.js'
import type { Kit } from '../createKit.js'
import {
  originStatusQueryKey,
  originStatusQueryOptions,
} from './originStatus.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = originStatusQueryOptions(kit, { origin: 'https://a.b' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getOriginStatus.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getOriginStatus.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    originStatusQueryOptions(kit, { origin: 'https://a.b' }),
  )
  expectTypeOf(data).toEqualTypeOf<getOriginStatus.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getOriginStatus.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof originStatusQueryKey.Options>().toEqualTypeOf<'origin'>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    originStatusQueryOptions(kit, {
      query: { select: ({ origins }) => origins },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<readonly string[] | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = originStatusQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'originStatus'>()
  expectTypeOf(
    originStatusQueryOptions(kit, { origin: 'https://a.b' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof originStatusQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  originStatusQueryOptions({ origin: 'https://a.b' })
  // @ts-expect-error The key is made of the options.
  originStatusQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  originStatusQueryOptions(kit, { unknown: true })
  // @ts-expect-error An origin is text.
  originStatusQueryOptions(kit, { origin: 1 })
})
