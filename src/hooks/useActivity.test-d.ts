import type { InfiniteData } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getActivity } from '../actions/getActivity.js'
import type { Kit } from '../createKit.js'
import type { Activity } from '../features/activity/activity.js'
import type { groupActivity } from '../features/activity/groupActivity.js'
import { useActivity } from './useActivity.js'

declare const kit: Kit

test('default', () => {
  const { data, error, fetchNextPage, groups, hasNextPage } = useActivity()
  expectTypeOf(data).toEqualTypeOf<
    InfiniteData<getActivity.ReturnType, string> | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getActivity.ErrorType | null>()
  expectTypeOf(groups).toEqualTypeOf<groupActivity.ReturnType>()
  expectTypeOf(hasNextPage).toEqualTypeOf<boolean>()
  expectTypeOf(fetchNextPage).toBeFunction()
})

test('param: query.select', () => {
  const { data } = useActivity({
    query: { select: ({ pages }) => pages.flatMap((page) => page.activities) },
  })
  expectTypeOf(data).toEqualTypeOf<Activity[] | undefined>()
})

test('param: all', () => {
  useActivity({ address: '0x', chainId: 1, kit, namespace: 'eip155' })
  useActivity({ query: { enabled: false }, timeZone: 'local' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The cursor is the query's.
  useActivity({ cursor: 'c' })
  // @ts-expect-error So is what the next page is.
  useActivity({ query: { getNextPageParam: () => 'c' } })
  // @ts-expect-error There is no such namespace.
  useActivity({ namespace: 'bitcoin' })
  // @ts-expect-error Days are of the page or of UTC.
  useActivity({ timeZone: 'Europe/Berlin' })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useActivity({ chainId: true })
})
