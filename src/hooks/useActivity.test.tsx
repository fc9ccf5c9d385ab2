import {
  type InfiniteData,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import type { getActivity } from '../actions/getActivity.js'
import { KitProvider } from '../context.js'
import { activityQueryKey } from '../query/activity.js'
import { useActivity } from './useActivity.js'

afterEach(cleanup)

const target = { address: readerAddress, chainId: 1, timeZone: 'UTC' } as const

const row = (id: string, minedAt: string) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: `0x${id}`,
    chain: 'eip155:1',
    minedAt,
    sentFrom: readerAddress,
    sentTo: readerAddress,
    status: 'confirmed',
    nonce: 0,
  },
  transfers: [],
})

const pages: Record<string, unknown> = {
  '': {
    data: [row('d', '2026-03-02T00:00:00Z'), row('c', '2026-02-02T00:00:00Z')],
    next: 'two',
  },
  // Starts with the last entry of the first page.
  two: {
    data: [row('c', '2026-02-02T00:00:00Z'), row('b', '2026-02-01T00:00:00Z')],
    next: 'three',
  },
  // Points back to the second page.
  three: { data: [row('a', '2025-02-01T00:00:00Z')], next: 'two' },
}

function setup() {
  const app = createApiKit({
    answer: ({ query }) => pages[query.cursor ?? ''],
  })
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={app.config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <KitProvider kit={app.kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  return { ...app, client, wrapper }
}

const toText = ({ groups }: Pick<useActivity.ReturnType, 'groups'>) =>
  groups.map(
    ({ activities, month, year }) =>
      `${year}-${month} ${activities.map(({ id }) => id).join('')}`,
  )

test('default: loads page by page, grouped by month', async () => {
  const { calls, client, kit, wrapper } = setup()
  const { result } = renderHook(() => useActivity(target), { wrapper })
  expect(result.current.groups).toEqual([])
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(toText(result.current)).toEqual(['2026-2 d', '2026-1 c'])
  expect(result.current.hasNextPage).toBe(true)
  await act(() => result.current.fetchNextPage())
  await waitFor(() =>
    expect(toText(result.current)).toEqual(['2026-2 d', '2026-1 cb']),
  )
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.hasNextPage).toBe(false))
  expect(toText(result.current)).toEqual(['2026-2 d', '2026-1 cb', '2025-1 a'])
  expect(calls.map(({ query }) => query.cursor)).toEqual([
    undefined,
    'two',
    'three',
  ])
  // A single query for all pages.
  expect(
    client.getQueryCache().findAll({ queryKey: activityQueryKey(kit) }),
  ).toHaveLength(1)
})

test('param: query.select, groups contain all loaded pages', async () => {
  const { wrapper } = setup()
  let renders = 0
  const { rerender, result } = renderHook(
    () => {
      renders++
      return useActivity({
        ...target,
        query: {
          // A new function on every render.
          select: (data: InfiniteData<getActivity.ReturnType, string>) =>
            data.pages.length,
        },
      })
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.data).toBe(1))
  const { groups } = result.current
  expect(toText({ groups })).toEqual(['2026-2 d', '2026-1 c'])
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.data).toBe(2))
  expect(toText(result.current)).toEqual(['2026-2 d', '2026-1 cb'])
  const before = { groups: result.current.groups, renders }
  rerender()
  expect(result.current.groups).toBe(before.groups)
  expect(renders - before.renders).toBeLessThan(3)
})

test('behavior: groups 10,000 transactions once', async () => {
  const { client, kit, wrapper } = setup()
  const page = (index: number) => ({
    activities: Array.from({ length: 100 }, (_, row) => ({
      id: `${index}-${row}`,
      timestamp: Date.UTC(2026, 0, 1) - (index * 100 + row) * 3_600_000,
      transfers: [],
    })),
    next: String(index + 1),
  })
  const cursors = Array.from({ length: 100 }, (_, index) => String(index))
  const { timeZone: _, ...key } = target
  client.setQueryData(activityQueryKey(kit, key), {
    pageParams: cursors,
    pages: cursors.map((cursor) => page(Number(cursor))),
  })
  const { rerender, result } = renderHook(() => useActivity(target), {
    wrapper,
  })
  const { groups } = result.current
  const count = groups.reduce((sum, group) => sum + group.activities.length, 0)
  expect(count).toBe(10_000)
  rerender()
  expect(result.current.groups).toBe(groups)
})

test('error: a failed page keeps the loaded ones', async () => {
  const { wrapper } = setup()
  const { result } = renderHook(() => useActivity(target), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const { two } = pages
  pages.two = 404
  await act(() => result.current.fetchNextPage())
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ code: 'REQUEST_FAILED' }),
  )
  expect(toText(result.current)).toEqual(['2026-2 d', '2026-1 c'])
  pages.two = two
})

test('behavior: open payments of this browser are listed, each once', async () => {
  const { kit, wrapper } = setup()
  const intent = (id: string, hash: string | undefined, change = {}) => ({
    ...{ caipNetworkId: 'eip155:1', createdAt: Date.now(), id, hash },
    ...{ data: undefined, from: readerAddress, fromBlock: '1', nonce: 6 },
    ...{ to: readerAddress, value: '2000000000000000000', ...change },
  })
  kit.storage.set('sendIntents', [
    intent('listed', '0xd', { nonce: 5 }),
    intent('open', '0xe'),
    intent('told', '0x10', { isTold: true }),
    intent('not accepted', '0x11', { isNotAccepted: true }),
    intent('old', '0x12', { createdAt: Date.UTC(2026, 2, 3) }),
    intent('batch', undefined, { callsId: 'batch' }),
    { broken: true },
  ])
  const { result } = renderHook(() => useActivity(target), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const read = () =>
    result.current.groups.flatMap(({ activities }) => activities)
  expect(read().map(({ hash, status }) => [hash, status])).toEqual([
    ['0xe', 'pending'],
    ['0xd', 'confirmed'],
    ['0xc', 'confirmed'],
  ])
  expect(read()[0]?.transfers[0]?.amount).toBe('2')
  expect(result.current.data?.pages[0]?.activities).toHaveLength(2)
  // The API says the same as before.
  kit.storage.set('sendIntents', [intent('other', '0xf')])
  await act(() => result.current.refetch())
  expect(read()[0]?.hash).toBe('0xf')
  kit.storage.remove('sendIntents')
})
