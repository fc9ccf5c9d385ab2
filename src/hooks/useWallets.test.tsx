import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { injected } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createFrameStub } from '../../test/setup/frame/createFrameStub.js'
import { setupWallets, toRow } from '../../test/setup/wallet/setupWallets.js'
import { projectFeaturesQueryKey } from '../query/projectFeatures.js'
import { useWallets } from './useWallets.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const all = Array.from({ length: 50 }, (_, index) =>
  toRow(`w${index}`, { order: index + 1 }),
)
/** Explorer stub with filters and paging. */
function answer(query: Record<string, string>) {
  const { entries, exclude = '', include, page, search } = query
  const found = all.filter(
    ({ id }) =>
      !exclude.split(',').includes(id) &&
      (!include || include.split(',').includes(id)) &&
      (!search || id.includes(search)),
  )
  const start = (Number(page) - 1) * Number(entries)
  return {
    count: found.length,
    data: found.slice(start, start + Number(entries)),
  }
}
const installed = { 'io.fox': 'Fox' }

function render(
  parameters: setupWallets.Parameters,
  props: useWallets.Parameters = { explorer: true },
) {
  const setup = setupWallets(parameters)
  const { wrapper } = setup
  const rendered = renderHook((given) => useWallets(given), {
    initialProps: props,
    wrapper,
  })
  const read = () =>
    rendered.result.current.groups.map(({ group, wallets }) => [
      group,
      wallets.map(({ id }) => id),
    ])
  return { ...setup, ...rendered, read }
}

test('default: makes no request', async () => {
  const { queries, read, result } = render({ answer, installed }, {})
  await act(async () => {})
  expect(read()).toEqual([['injected', ['io.fox']]])
  expect(result.current).toMatchObject({
    all: { isPending: false, wallets: [] },
    error: null,
    isPending: false,
  })
  expect(queries).toEqual([])
})

test('param: explorer', async () => {
  const { queries, read, result } = render({
    ...{ answer, installed, wallets: { featured: ['w9', 'w2'] } },
  })
  // Local wallets are listed immediately.
  expect(read()).toEqual([['injected', ['io.fox']]])
  expect(result.current.isPending).toBe(true)
  await waitFor(() => expect(result.current.all.isPending).toBe(false))
  expect(read()).toEqual([
    ['injected', ['io.fox']],
    ['featured', ['w9', 'w2']],
    ['recommended', ['w0']],
  ])
  const { all: list } = result.current
  expect(list.wallets).toHaveLength(46)
  expect(list.wallets.slice(0, 7).map(({ id }) => id)).toEqual([
    'w9',
    'w2',
    'w0',
    'w1',
    'w3',
    'w4',
    'w5',
  ])
  expect([list.count, list.hasNextPage]).toEqual([50, true])
  expect(queries).toHaveLength(3)
  expect(queries.at(-1)?.exclude).toBe('w9,w2,w0,w1,w3,w4')
  act(() => result.current.all.fetchNextPage())
  await waitFor(() => expect(result.current.all.wallets).toHaveLength(50))
  expect(result.current.all.hasNextPage).toBe(false)
})

test("behavior: the dashboard's logins decide how many are recommended", async () => {
  const { connector } = createFrameStub()
  const { kit, queryClient, read, result } = render({
    answer,
    connectors: [connector],
    features: { email: false, socials: false },
    installed,
  })
  const recommended = () => Object.fromEntries(read()).recommended?.length
  await waitFor(() => expect(result.current.isPending).toBe(false))
  // The page's own settings, until the dashboard answers.
  expect(recommended()).toBe(3)
  const set = (email: boolean, socials: readonly string[] | false) =>
    act(() => {
      const answered = { ...kit.features, email, isRemote: true, socials }
      queryClient.setQueryData(projectFeaturesQueryKey(kit), answered as never)
    })
  set(true, ['google'])
  await waitFor(() => expect(recommended()).toBe(1))
  set(false, ['google'])
  await waitFor(() => expect(recommended()).toBe(2))
})

test('behavior: an installed wallet takes rank and links from the explorer', async () => {
  const { result } = render({ answer, installed: { 'io.w': 'W7' } })
  await waitFor(() => expect(result.current.all.isPending).toBe(false))
  expect(result.current.wallets[0]).toMatchObject({
    ...{ explorerId: 'w7', id: 'io.w', isInstalled: true, order: 8 },
    links: { mobile: 'w7app://' },
  })
  const found = result.current.all.wallets.filter(
    ({ explorerId }) => explorerId === 'w7',
  )
  expect(found.map(({ id }) => id)).toEqual(['io.w'])
})

test('param: search, after typing stops', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { queries, rerender, result } = render({
    ...{ answer, installed: { 'a.w': 'My w4 wallet' } },
  })
  await waitFor(() => expect(result.current.all.isPending).toBe(false))
  const before = queries.length
  for (const search of ['w', 'w4 ']) {
    rerender({ explorer: true, search })
    await act(() => vi.advanceTimersByTimeAsync(300))
  }
  expect(result.current.all.isPending).toBe(true)
  expect(queries).toHaveLength(before)
  await act(() => vi.advanceTimersByTimeAsync(300))
  await waitFor(() => expect(result.current.all.isPending).toBe(false))
  expect(queries.slice(before)).toMatchObject([
    { entries: '100', page: '1', search: 'w4' },
  ])
  expect(result.current.all.wallets.map(({ id }) => id)).toEqual([
    'a.w',
    'w4',
    ...Array.from({ length: 10 }, (_, at) => `w4${at}`),
  ])
  vi.useRealTimers()
})

test('error: explorer fails, other wallets are listed', async () => {
  const { read, result } = render({ answer: () => 404, installed })
  await waitFor(() => expect(result.current.all.error).not.toBe(null))
  expect(result.current.error).toMatchObject({ name: 'ApiRequestError' })
  expect(result.current.isPending).toBe(false)
  expect(read()).toEqual([['injected', ['io.fox']]])
})

test('behavior: known connectors get icons from the explorer', async () => {
  const connector = (id: string, name: string) =>
    ((given: Parameters<ReturnType<typeof injected>>[0]) => ({
      ...injected()(given),
      ...{ id, name, type: id },
    })) as ReturnType<typeof injected>
  const connectors = [
    connector('walletConnect', 'WalletConnect'),
    connector('ledger', 'Ledger'),
    connector('rook', 'Rook'),
  ]
  const { rerender, result } = render({ answer, connectors })
  await waitFor(() => expect(result.current.all.isPending).toBe(false))
  const read = () =>
    result.current.wallets
      .slice(0, 3)
      .map(({ icon }) => icon && new URL(icon).pathname.split('/').at(-1))
  expect(read()).toEqual([
    'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400',
    '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300',
    undefined,
  ])
  rerender({})
  expect(read()).toEqual([undefined, undefined, undefined])
})

test('behavior: reports rows that cannot be parsed', async () => {
  const { result } = render({
    answer: () => ({ count: 2, data: [{ id: 7 }, toRow('w0')] }),
    installed,
  })
  await waitFor(() => expect(result.current.all.isPending).toBe(false))
  expect(result.current.partial).toBe(true)
  expect(result.current.all.count).toBe(2)
})

test.each<[string, setupWallets.Parameters, useWallets.Parameters, boolean]>([
  ['default', {}, {}, true],
  ['HIDE', { wallets: { allWallets: 'HIDE' } }, {}, false],
  ['switched off', { features: { allWallets: false } }, {}, false],
  ['ONLY_MOBILE', { wallets: { allWallets: 'ONLY_MOBILE' } }, {}, false],
  [
    'ONLY_MOBILE on a phone',
    { wallets: { allWallets: 'ONLY_MOBILE' } },
    { isMobile: true },
    true,
  ],
])('behavior: all wallets: %s', async (_, options, props, isShown) => {
  const { result } = render(
    { answer, installed, ...options },
    { explorer: true, ...props },
  )
  expect(result.current.all.isShown).toBe(isShown)
  await waitFor(() => expect(result.current.isPending).toBe(false))
  await waitFor(() => expect(result.current.all.isPending).toBe(false))
  expect(result.current.all.wallets.length > 0).toBe(isShown)
})
