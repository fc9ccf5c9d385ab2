import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getEmbeddedUser } from '../actions/getEmbeddedUser.js'
import type { Kit } from '../createKit.js'
import type { EmbeddedUser } from '../features/login/toEmbeddedUser.js'
import {
  embeddedUserQueryKey,
  embeddedUserQueryOptions,
} from './embeddedUser.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = embeddedUserQueryOptions(kit, {})
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<EmbeddedUser | null>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<EmbeddedUser | null>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(embeddedUserQueryOptions(kit, {}))
  expectTypeOf(data).toEqualTypeOf<EmbeddedUser | null | undefined>()
  expectTypeOf(error).toEqualTypeOf<getEmbeddedUser.ErrorType | null>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    embeddedUserQueryOptions(kit, { query: { select: (user) => user?.email } }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = embeddedUserQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'embeddedUser'>()
  expectTypeOf(embeddedUserQueryOptions(kit, {}).queryKey).toEqualTypeOf<
    ReturnType<typeof embeddedUserQueryKey>
  >()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  embeddedUserQueryOptions({})
  // @ts-expect-error The key is made of the options.
  embeddedUserQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  embeddedUserQueryOptions(kit, { unknown: true })
})
