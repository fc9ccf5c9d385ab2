import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getNameAvailability } from '../actions/getNameAvailability.js'
import type { Kit } from '../createKit.js'
import {
  nameAvailabilityQueryKey,
  nameAvailabilityQueryOptions,
} from './nameAvailability.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = nameAvailabilityQueryOptions(kit, { name: 'alice' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getNameAvailability.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getNameAvailability.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    nameAvailabilityQueryOptions(kit, { name: 'alice' }),
  )
  expectTypeOf(data).toEqualTypeOf<getNameAvailability.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNameAvailability.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof nameAvailabilityQueryKey.Options>().toEqualTypeOf<
    'chainId' | 'name'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    nameAvailabilityQueryOptions(kit, {
      query: { select: ({ isAvailable }) => isAvailable },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = nameAvailabilityQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'nameAvailability'>()
  expectTypeOf(
    nameAvailabilityQueryOptions(kit, { name: 'alice' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof nameAvailabilityQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  nameAvailabilityQueryOptions({ name: 'alice' })
  // @ts-expect-error The key is made of the options.
  nameAvailabilityQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  nameAvailabilityQueryOptions(kit, { unknown: true })
  // @ts-expect-error A name is text.
  nameAvailabilityQueryOptions(kit, { name: 1 })
})
