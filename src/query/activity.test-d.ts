import { useInfiniteQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getActivity } from '../actions/getActivity.js'
import type { Kit } from '../createKit.js'
import type { Activity } from '../features/activity/activity.js'
import { activityInfiniteQueryOptions, activityQueryKey } from './activity.js'

declare const kit: Kit

test('default', () => {
  const options = activityInfiniteQueryOptions(kit, { address: '0x' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getActivity.ReturnType>()
  expectTypeOf(options.initialPageParam).toEqualTypeOf<string>()
  const { data, error } = useInfiniteQuery(options)
  expectTypeOf(data?.pages).toEqualTypeOf<
    getActivity.ReturnType[] | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getActivity.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof activityQueryKey.Options>().toEqualTypeOf<
    'address' | 'chainId' | 'currency' | 'onramp'
  >()
})

test('param: query.select', () => {
  const { data } = useInfiniteQuery(
    activityInfiniteQueryOptions(kit, {
      query: {
        select: ({ pages }) => pages.flatMap((page) => page.activities),
      },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<Activity[] | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = activityQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'activity'>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  activityInfiniteQueryOptions({ address: '0x' })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  activityInfiniteQueryOptions(kit, { chainId: true })
  // @ts-expect-error The pages are the factory's.
  activityInfiniteQueryOptions(kit, { query: { initialPageParam: 'c' } })
})
