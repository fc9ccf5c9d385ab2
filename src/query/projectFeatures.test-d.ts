import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getProjectFeatures } from '../actions/getProjectFeatures.js'
import type { Kit } from '../createKit.js'
import {
  projectFeaturesQueryKey,
  projectFeaturesQueryOptions,
} from './projectFeatures.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = projectFeaturesQueryOptions(kit, {})
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getProjectFeatures.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getProjectFeatures.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(projectFeaturesQueryOptions(kit, {}))
  expectTypeOf(data).toEqualTypeOf<getProjectFeatures.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getProjectFeatures.ErrorType | null>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    projectFeaturesQueryOptions(kit, {
      query: { select: ({ email }) => email },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = projectFeaturesQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'projectFeatures'>()
  expectTypeOf(projectFeaturesQueryOptions(kit, {}).queryKey).toEqualTypeOf<
    ReturnType<typeof projectFeaturesQueryKey>
  >()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  projectFeaturesQueryOptions({})
  // @ts-expect-error The key is made of the options.
  projectFeaturesQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  projectFeaturesQueryOptions(kit, { unknown: true })
})
