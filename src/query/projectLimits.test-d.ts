import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getProjectLimits } from '../actions/getProjectLimits.js'
import type { Kit } from '../createKit.js'
import {
  projectLimitsQueryKey,
  projectLimitsQueryOptions,
} from './projectLimits.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = projectLimitsQueryOptions(kit, {})
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getProjectLimits.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getProjectLimits.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(projectLimitsQueryOptions(kit, {}))
  expectTypeOf(data).toEqualTypeOf<getProjectLimits.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getProjectLimits.ErrorType | null>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    projectLimitsQueryOptions(kit, {
      query: { select: ({ isUsageExceeded }) => isUsageExceeded },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = projectLimitsQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'projectLimits'>()
  expectTypeOf(projectLimitsQueryOptions(kit, {}).queryKey).toEqualTypeOf<
    ReturnType<typeof projectLimitsQueryKey>
  >()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  projectLimitsQueryOptions({})
  // @ts-expect-error The key is made of the options.
  projectLimitsQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  projectLimitsQueryOptions(kit, { unknown: true })
})
