import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getIdentity } from '../actions/getIdentity.js'
import type { Kit } from '../createKit.js'
import { identityQueryKey, identityQueryOptions } from './identity.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = identityQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getIdentity.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getIdentity.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(identityQueryOptions(kit, { address: '0x' }))
  expectTypeOf(data).toEqualTypeOf<getIdentity.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getIdentity.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof identityQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    identityQueryOptions(kit, { query: { select: ({ name }) => name } }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = identityQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'identity'>()
  expectTypeOf(
    identityQueryOptions(kit, { address: '0x' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof identityQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  identityQueryOptions({ address: '0x' })
  // @ts-expect-error The key is made of the options.
  identityQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  identityQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  identityQueryOptions(kit, { chainId: true })
})
