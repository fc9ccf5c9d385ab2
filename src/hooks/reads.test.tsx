import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import { KitProvider } from '../context.js'
import type { Kit } from '../createKit.js'
import { activityInfiniteQueryOptions } from '../query/activity.js'
import { balancesQueryOptions } from '../query/balances.js'
import { identityQueryOptions } from '../query/identity.js'
import { nameQueryOptions } from '../query/name.js'
import { nameAvailabilityQueryOptions } from '../query/nameAvailability.js'
import { nameSuggestionsQueryOptions } from '../query/nameSuggestions.js'
import { nativeBalanceQueryOptions } from '../query/nativeBalance.js'
import { nftsQueryOptions } from '../query/nfts.js'
import { pricesQueryOptions } from '../query/prices.js'
import { receiveQueryOptions } from '../query/receive.js'
import { reverseNamesQueryOptions } from '../query/reverseNames.js'
import { useActivity } from './useActivity.js'
import { useBalances } from './useBalances.js'
import { useIdentity } from './useIdentity.js'
import { useName } from './useName.js'
import { useNameAvailability } from './useNameAvailability.js'
import { useNameSuggestions } from './useNameSuggestions.js'
import { useNativeBalance } from './useNativeBalance.js'
import { useNfts } from './useNfts.js'
import { usePrices } from './usePrices.js'
import { useReceive } from './useReceive.js'
import { useReverseNames } from './useReverseNames.js'

afterEach(cleanup)

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const target = { address: readerAddress, chainId: 1 }
const name = 'ada1.reown.id'
const named = { chainId: 1, name }
const tokens = [{ chainId: 1 }]

/** Answers every read endpoint with a valid but empty response. */
function answer({ path }: { path: string }) {
  if (path.endsWith('/history')) return { data: [], next: null }
  if (path.endsWith('/balance')) return { balances: [] }
  if (path.includes('/identity/')) return { avatar: null, name: 'ada' }
  if (path.includes('/reverse/')) return []
  if (path.includes('/suggestions/')) return { suggestions: [] }
  if (path.includes('/price')) return { fungibles: [] }
  return 404
}

function setup() {
  const app = createApiKit({ answer })
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

type Read = {
  fresh: number
  options: (kit: Kit, query?: object) => { queryKey: readonly unknown[] }
  requests: number
  use: (query?: object) => { data: unknown; isSuccess: boolean }
}

const reads: Record<string, Read> = {
  useActivity: {
    fresh: 15_000,
    options: (kit, query) =>
      activityInfiniteQueryOptions(kit, { ...target, ...query }),
    requests: 1,
    use: (query) => useActivity({ ...target, ...query }),
  },
  useBalances: {
    fresh: 30_000,
    options: (kit, query) => balancesQueryOptions(kit, { ...target, ...query }),
    requests: 1,
    use: (query) => useBalances({ ...target, ...query }),
  },
  useIdentity: {
    fresh: 300_000,
    options: (kit, query) => identityQueryOptions(kit, { ...target, ...query }),
    requests: 1,
    use: (query) => useIdentity({ ...target, ...query }),
  },
  useName: {
    fresh: 300_000,
    options: (kit, query) => nameQueryOptions(kit, { ...named, ...query }),
    requests: 1,
    use: (query) => useName({ ...named, ...query }),
  },
  useNameAvailability: {
    fresh: 300_000,
    options: (kit, query) =>
      nameAvailabilityQueryOptions(kit, { ...named, ...query }),
    requests: 1,
    use: (query) => useNameAvailability({ ...named, ...query }),
  },
  useNameSuggestions: {
    fresh: 300_000,
    options: (kit, query) =>
      nameSuggestionsQueryOptions(kit, { ...named, ...query }),
    requests: 1,
    use: (query) => useNameSuggestions({ ...named, ...query }),
  },
  useNativeBalance: {
    fresh: 30_000,
    options: (kit, query) =>
      nativeBalanceQueryOptions(kit, { ...target, ...query }),
    requests: 1,
    use: (query) => useNativeBalance({ ...target, ...query }),
  },
  useNfts: {
    fresh: 30_000,
    options: (kit, query) => nftsQueryOptions(kit, { ...target, ...query }),
    requests: 1,
    use: (query) => useNfts({ ...target, ...query }),
  },
  usePrices: {
    fresh: 15_000,
    options: (kit, query) => pricesQueryOptions(kit, { tokens, ...query }),
    requests: 1,
    use: (query) => usePrices({ tokens: [...tokens], ...query }),
  },
  useReceive: {
    fresh: Number.POSITIVE_INFINITY,
    options: (kit, query) => receiveQueryOptions(kit, { ...target, ...query }),
    requests: 0,
    use: (query) => useReceive({ ...target, ...query }),
  },
  useReverseNames: {
    fresh: 300_000,
    options: (kit, query) =>
      reverseNamesQueryOptions(kit, { ...target, ...query }),
    requests: 1,
    use: (query) => useReverseNames({ ...target, ...query }),
  },
}

describe.each(Object.entries(reads))('%s', (_name, read) => {
  const { fresh, options, requests, use } = read

  test('behavior: dedupes requests of many components', async () => {
    const { calls, wrapper } = setup()
    const { result } = renderHook(() => [use(), use(), use(), use(), use()], {
      wrapper,
    })
    await waitFor(() =>
      expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true),
    )
    expect(calls).toHaveLength(requests)
  })

  test('behavior: does not refetch what the server fetched', async () => {
    const server = setup()
    const found = options(server.kit) as never
    if ('initialPageParam' in found)
      await server.client.fetchInfiniteQuery(found)
    else await server.client.fetchQuery(found)
    const markup = JSON.stringify(dehydrate(server.client))
    const browser = setup()
    hydrate(browser.client, JSON.parse(markup))
    const { result } = renderHook(() => use(), { wrapper: browser.wrapper })
    expect(result.current.isSuccess).toBe(true)
    expect(browser.client.isFetching()).toBe(0)
    expect(browser.calls).toEqual([])
  })

  test('param: query.select', async () => {
    const { wrapper } = setup()
    const query = { select: (data: object) => Object.keys(data).length }
    const { result } = renderHook(() => use({ query }), { wrapper })
    await waitFor(() => expect(result.current.data).toBeGreaterThan(0))
  })

  test('behavior: ignores default placeholder data of the client', () => {
    const { client, kit, wrapper } = setup()
    client.setDefaultOptions({
      queries: { placeholderData: (before: unknown) => before },
    })
    const another = { address: other, chainId: 31337, name: 'ada2.reown.id' }
    const tokens = [{ chainId: 31337 }]
    const place = { ...another, tokens, query: { enabled: false } }
    client.setQueryData(options(kit).queryKey, { records: [], pages: [] })
    const { rerender, result } = renderHook(
      ({ change }) => use(change ? place : {}),
      { initialProps: { change: false }, wrapper },
    )
    expect(result.current.data).toBeDefined()
    rerender({ change: true })
    expect(result.current.data).toBeUndefined()
  })

  test('default: stale time and no retry', () => {
    const { kit } = setup()
    expect(options(kit)).toMatchObject({ retry: false, staleTime: fresh })
    const query = { staleTime: 1 }
    expect(options(kit, { query })).toMatchObject({ staleTime: 1 })
  })

  test('behavior: query key is serializable', () => {
    const { kit } = setup()
    const { queryKey } = options(kit)
    expect(JSON.parse(JSON.stringify(queryKey))).toEqual(queryKey)
    expect(queryKey.slice(0, 4)).toEqual([
      'latchkey',
      queryKey[1],
      'test',
      'http://api.localhost',
    ])
    expect(queryKey).toHaveLength(5)
  })
})

test('usePrices: dedupes regardless of order', async () => {
  const { calls, wrapper } = setup()
  const one = 'eip155:1:0x0000000000000000000000000000000000000001'
  const two = 'eip155:1:0x0000000000000000000000000000000000000002'
  const { result } = renderHook(
    () => [
      usePrices({ addresses: [one, two] }),
      usePrices({ addresses: [two, one, two] }),
    ],
    { wrapper },
  )
  await waitFor(() => expect(result.current[1]?.isSuccess).toBe(true))
  expect(calls).toHaveLength(1)
})

test.each([
  { tokens: [{ chainId: 'x' }] },
  { tokens: [{ chainId: 1 }, { chainId: Number.NaN }] },
  { tokens: [null as never] },
])('usePrices: error: %j does not throw in render', async (parameters) => {
  const { calls, wrapper } = setup()
  const { result } = renderHook(() => usePrices(parameters), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toHaveProperty('code')
  expect(calls).toEqual([])
})

test('default: uses the active account, and is idle without one', async () => {
  const { calls, connect, wrapper } = setup()
  const { result } = renderHook(
    () => ({
      activity: useActivity(),
      identity: useIdentity(),
      native: useNativeBalance(),
      nfts: useNfts(),
      receive: useReceive({ amount: '1' }),
      reverse: useReverseNames(),
    }),
    { wrapper },
  )
  const all = () => Object.values(result.current)
  expect(all().every(({ fetchStatus }) => fetchStatus === 'idle')).toBe(true)
  await connect()
  await waitFor(() => expect(all().every((read) => read.isSuccess)).toBe(true))
  expect(result.current.receive.data?.paymentUri).toBe(
    `ethereum:${readerAddress}@1?value=1000000000000000000`,
  )
  // Activity and NFTs share one history request.
  expect(calls.map(({ path }) => path).sort()).toEqual([
    `/v1/account/${readerAddress}/history`,
    '/v1/fungible/price',
    `/v1/identity/${readerAddress}`,
    `/v1/profile/reverse/${readerAddress}`,
  ])
})

test('behavior: options work with plain react-query', async () => {
  const { kit, wrapper } = setup()
  const { result } = renderHook(
    () => useQuery(identityQueryOptions(kit, target)),
    { wrapper },
  )
  await waitFor(() => expect(result.current.data?.name).toBe('ada'))
})
