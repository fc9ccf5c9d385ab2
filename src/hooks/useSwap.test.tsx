import { focusManager, QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  buildGenuine,
  createSwapFetch,
  createSwapNode,
  places,
} from '../../test/setup/chain/createSwapNode.js'
import { createSwapKit, swapper } from '../../test/setup/kit/createSwapKit.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { swapDraftAtom } from '../atoms/swapDraftAtom.js'
import { balancesQueryKey } from '../query/balances.js'
import { swapTokensQueryKey } from '../query/swapTokens.js'
import { useSwap } from './useSwap.js'
import { useSwapDraft } from './useSwapDraft.js'
import { useSwapQuote } from './useSwapQuote.js'
import { useSwapTokens } from './useSwapTokens.js'

const { gold, native, router, usd } = places
const id = (address: string) => `eip155:31337:${address}`
const time = 1_700_000_000n
const pair = { amount: 10n ** 18n, from: native, to: usd }

beforeAll(async () => {
  // Preload: the first import is slow because modules are compiled on
  // demand.
  await import('../actions/swap/startSwap.js')
  await import('../api/createApiClient.js')
  await import('../actions/getBalances.js')
})

const tokens = [
  { address: gold, decimals: 18, symbol: 'GOLD' },
  { address: native, decimals: 18, symbol: 'ETH' },
  { address: usd, decimals: 6, symbol: 'USDC' },
].map((token) => ({
  ...token,
  address: id(token.address),
  logoUri: '',
  name: token.symbol,
}))

const balances = [
  { symbol: 'ETH', numeric: '2.5', decimals: '18' },
  { address: id(usd), symbol: 'USDC', numeric: '70', decimals: '6' },
].map(({ decimals, numeric, ...row }) => ({
  ...row,
  chainId: 'eip155:31337',
  name: row.symbol,
  price: 1,
  quantity: { decimals, numeric },
}))

let asked: URL[] = []
const count = (path: string) =>
  asked.filter(({ pathname }) => pathname.endsWith(path)).length

beforeEach(() => {
  asked = []
  const genuine = buildGenuine({ ...pair, deadline: time + 600n })
  const amounts = new Map<string, string>()
  const answer = createSwapFetch(() => ({
    ...pair,
    ...genuine,
    amount: BigInt(amounts.get('amount') ?? pair.amount),
  }))
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input)
    asked.push(url)
    const amount = url.searchParams.get('amount')
    if (amount) amounts.set('amount', amount)
    if (url.pathname.endsWith('/tokens')) return Response.json({ tokens })
    if (url.pathname.endsWith('/balance')) return Response.json({ balances })
    return answer(input)
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

async function setup<result>(
  render: () => result,
  intercept: createSwapKit.Parameters['intercept'] = async () =>
    `0x${'1'.repeat(64)}`,
) {
  const node = createSwapNode({ time })
  const { kit } = await createSwapKit({
    api: 'http://service.localhost',
    intercept,
    router,
    rpc: node.rpc,
    url: 'http://node.localhost',
  })
  const queryClient = new QueryClient()
  const wrapper = createWrapper(kit, queryClient)
  const hook = renderHook(render, { wrapper })
  return { hook, kit, queryClient, read: () => hook.result.current }
}

const swapNow = { amount: '1', from: 'native', to: usd }

test('default: useSwap', async () => {
  const { kit, queryClient, read } = await setup(() => useSwap())
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const keys = [swapper, other].flatMap((address) => [
    balancesQueryKey(kit, { address, chainId: 31337 }),
    swapTokensQueryKey(kit, { address, chainId: 31337 }),
    balancesQueryKey(kit, { address, chainId: 1 }),
  ])
  for (const key of keys) queryClient.setQueryData(key, 'before')
  expect(read()).toMatchObject({ hash: undefined, step: undefined })
  act(() => read().mutate(swapNow))
  await waitFor(() => expect(read().isSuccess).toBe(true))
  expect(read()).toMatchObject({
    approvalHash: undefined,
    hash: `0x${'1'.repeat(64)}`,
    step: 'confirmed',
  })
  // Only this account on this network.
  const isStale = (key: readonly unknown[]) =>
    queryClient.getQueryState(key)?.isInvalidated
  await waitFor(() =>
    expect(keys.map(isStale)).toEqual([true, true, false, false, false, false]),
  )
  // Bypasses the API cache for both tokens.
  const forced = asked.map(({ searchParams }) =>
    searchParams.get('forceUpdate'),
  )
  expect(forced).toContain(`${id(native)},${id(usd)}`)
  act(() => read().reset())
  expect(read()).toMatchObject({ data: undefined, step: undefined })
})

test('error: rejected, invalidates all the same', async () => {
  const { kit, queryClient, read } = await setup(
    () => useSwap(),
    async () => {
      throw { code: 4001, message: 'no' }
    },
  )
  const key = balancesQueryKey(kit, { address: swapper, chainId: 31337 })
  queryClient.setQueryData(key, 'before')
  act(() => read().mutate(swapNow))
  await waitFor(() => expect(read().error).toMatchObject({ code: 4001 }))
  await waitFor(() =>
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true),
  )
  expect(read().step).toBe('swapping')
})

test('behavior: a quote follows the input and never belongs to another', async () => {
  let amount = '1'
  const { hook, read } = await setup(() =>
    useSwapQuote({ amount, from: 'native', to: usd }),
  )
  await waitFor(() => expect(read().data?.amount).toBe('1'))
  expect(read().data?.toAmountShown).toBe('2000.000000')
  const before = count('/quotes')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const typed of ['12', '1.2', '1.25']) {
    amount = typed
    hook.rerender()
    expect(read().data).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(150))
  }
  expect(count('/quotes')).toBe(before)
  // The response arrives by itself, but react-query notifies with a timer.
  for (let turns = 0; turns < 200 && !read().data; turns++) {
    await act(() => vi.advanceTimersByTimeAsync(60))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(read().data?.amount).toBe('1.25')
  expect(count('/quotes')).toBe(before + 1)
  amount = '0.0'
  hook.rerender()
  expect(read()).toMatchObject({ data: undefined, fetchStatus: 'idle' })
})

test('behavior: refetches a quote, but not while hidden or swapping', async () => {
  let approve = () => {}
  const { read } = await setup(
    () => ({
      quote: useSwapQuote({ amount: '1', from: 'native', to: usd }),
      swap: useSwap(),
    }),
    () =>
      new Promise((resolve) => {
        approve = () => resolve(`0x${'1'.repeat(64)}`)
      }),
  )
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await waitFor(() => expect(read().quote.data).toBeDefined())
  const pass = () => act(() => vi.advanceTimersByTimeAsync(10_100))
  let before = count('/quotes')
  await pass()
  expect(count('/quotes')).toBeGreaterThan(before)
  act(() => focusManager.setFocused(false))
  before = count('/quotes')
  await pass()
  expect(count('/quotes')).toBe(before)
  act(() => focusManager.setFocused(true))
  await waitFor(() => expect(read().quote.isFetching).toBe(false))
  act(() => read().swap.mutate({ quote: read().quote.data as never }))
  await waitFor(() => expect(read().swap.step).toBe('swapping'))
  before = count('/quotes')
  await pass()
  await pass()
  expect(count('/quotes')).toBe(before)
  expect(read().quote.data).toBeDefined()
  approve()
  await waitFor(() => expect(read().swap.isSuccess).toBe(true))
  await pass()
  expect(count('/quotes')).toBeGreaterThan(before)
})

test('param: select', async () => {
  const { read } = await setup(() =>
    useSwapTokens({
      query: { select: ({ tokens }) => tokens.map(({ symbol }) => symbol) },
    }),
  )
  await waitFor(() => expect(read().data).toEqual(['ETH', 'USDC', 'GOLD']))
})

test('default: useSwapDraft', async () => {
  const { kit, read } = await setup(() => useSwapDraft())
  await waitFor(() => expect(read().from?.symbol).toBe('ETH'))
  expect(read()).toMatchObject({
    amount: '',
    request: undefined,
    to: undefined,
  })
  await waitFor(() => expect(read().max).toBe('2.49999999999955'))
  act(() => read().setTo(id(usd)))
  act(() => read().setAmount('1,5'))
  act(() => read().setAmount('1,5x'))
  expect(read()).toMatchObject({
    amount: '1,5',
    problem: undefined,
    request: {
      account: swapper,
      amount: '1.5',
      chainId: 31337,
      from: id(native),
      to: id(usd),
    },
  })
  act(() => read().setAmount('9'))
  expect(read().problem?.code).toBe('INSUFFICIENT_BALANCE')
  expect(read().request).toBeDefined()
  act(() => read().switchSides('70'))
  expect(read()).toMatchObject({ amount: '70', max: '70', problem: undefined })
  expect([read().from?.symbol, read().to?.symbol]).toEqual(['USDC', 'ETH'])
  // An amount entered for one token does not apply to another.
  act(() => read().setFrom(id(gold)))
  expect(read()).toMatchObject({ amount: '', max: '0', request: undefined })
  act(() => read().setTo(id(gold)))
  expect([read().from?.symbol, read().to?.symbol]).toEqual(['ETH', 'GOLD'])
  act(() => read().setMax())
  expect(read().amount).toBe(read().max)
  act(() => read().reset())
  expect(read()).toMatchObject({ amount: '', to: undefined })
  act(() =>
    kit.store.set(swapDraftAtom, {
      caipNetworkId: 'eip155:1',
      amount: '5',
      from: id(usd),
      to: id(gold),
    }),
  )
  expect(read()).toMatchObject({ amount: '', to: undefined })
})

test('behavior: an unknown balance is not insufficient', async () => {
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string) =>
    new URL(input).pathname.endsWith('/balance')
      ? Response.json({}, { status: 403 })
      : answer(input),
  )
  const { read } = await setup(() => useSwapDraft())
  await waitFor(() => expect(read().from?.symbol).toBe('ETH'))
  act(() => read().setTo(id(usd)))
  act(() => read().setAmount('1'))
  expect(read()).toMatchObject({ max: undefined, problem: undefined })
  expect(read().request).toMatchObject({ amount: '1' })
})
