import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getPayStatus } from '../actions/getPayStatus.js'
import type { Kit } from '../createKit.js'
import { payStatusQueryKey, payStatusQueryOptions } from './payStatus.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = payStatusQueryOptions(kit, { requestId: 'id' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getPayStatus.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getPayStatus.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    payStatusQueryOptions(kit, { requestId: 'id' }),
  )
  expectTypeOf(data).toEqualTypeOf<getPayStatus.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getPayStatus.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof payStatusQueryKey.Options>().toEqualTypeOf<'requestId'>()
})

test('behavior: the key', () => {
  const [owner, name] = payStatusQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'payStatus'>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  payStatusQueryOptions({ requestId: 'id' })
  // @ts-expect-error The key is made of the options.
  payStatusQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  payStatusQueryOptions(kit, { unknown: true })
  // @ts-expect-error An id is text.
  payStatusQueryOptions(kit, { requestId: 1 })
})
