import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { createProvider } from '../../../test/setup/components/setupLogin.js'
import { createPairingStub } from '../../../test/setup/pairing/createPairingStub.js'
import { createSolanaStub } from '../../../test/setup/solana/createSolanaStub.js'
import { toRow } from '../../../test/setup/wallet/setupWallets.js'

const rows = Array.from({ length: 57 }, (_, index) =>
  toRow(`w${index}`, {
    chains: ['eip155:31337'],
    name: `Wallet ${index}`,
    order: index + 1,
  }),
)

/** Controls when observed elements become visible. */
const sights: ((isSeen: boolean) => void)[] = []

beforeEach(() => {
  sights.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        tell: (entries: readonly { isIntersecting: boolean }[]) => void,
      ) {
        sights.push((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

// A viewport that fits all rows.
beforeEach(() => {
  vi.stubGlobal('innerHeight', 10_000)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 360, 10_000),
  )
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens the full list, backed by an explorer stub with filters and paging. */
async function openAll(parameters: renderLogin.Parameters = {}) {
  const explorer = { hasFailed: false }
  const queries: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    const query = Object.fromEntries(new URL(url).searchParams)
    queries.push(query)
    if (explorer.hasFailed) return Response.json({}, { status: 404 })
    const { entries, exclude = '', page, search = '' } = query
    const found = rows.filter(
      ({ id, name }) =>
        !exclude.split(',').includes(id) && name.includes(search),
    )
    const start = (Number(page) - 1) * Number(entries)
    return Response.json({
      count: found.length,
      data: found.slice(start, start + Number(entries)),
    })
  })
  const { pairing } = createPairingStub()
  const app = await renderLogin({ pairing, ...parameters })
  const list = () =>
    app.screen
      .queryByRole('group', { name: 'Wallets' })
      ?.querySelectorAll<HTMLElement>('.lk-row') ?? []
  const field = () => app.screen.getByRole('searchbox')
  const type = (value: string) =>
    fireEvent.change(field(), { target: { value } })
  const go = () =>
    fireEvent.click(app.screen.getByRole('button', { name: /^All wallets/ }))
  return { ...app, explorer, field, go, list, queries, type }
}

test('default: loads pages near the end, and shows the count on the way back', async () => {
  const { go, list, modal, queries, screen } = await openAll()
  const way = screen.getByRole('button', { name: /^All wallets/ })
  expect(way.textContent).toBe('All wallets')
  expect(queries).toEqual([])
  go()
  expect(screen.getByRole('status').textContent).toBe('Searching wallets')
  await waitFor(() => expect(list()).toHaveLength(44))
  expect(screen.getByRole('status').textContent).toBe('50+ wallets')
  act(() => sights.at(-1)?.(false))
  const before = queries.length
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy()
  act(() => sights.at(-1)?.(true))
  await waitFor(() => expect(list()).toHaveLength(57))
  expect(queries).toHaveLength(before + 1)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null)
  await act(async () => modal().back())
  expect(screen.getByRole('button', { name: /^All wallets/ }).textContent).toBe(
    'All wallets50+',
  )
  expect(queries).toHaveLength(before + 1)
})

test('behavior: lists only wallets of the requested namespace', async () => {
  const { port } = createSolanaStub()
  const { go, list, modal, queries, screen } = await openAll({ solana: port })
  act(() => modal().close())
  act(() => modal().open({ namespace: 'solana' }))
  go()
  // The explorer wallets support only an EVM chain.
  await screen.findByText('No wallets to show')
  expect(list()).toHaveLength(0)
  expect(queries.every(({ chains }) => chains?.startsWith('solana:'))).toBe(
    true,
  )
})

test('behavior: with the keyboard, focuses the first new row', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { go, list, screen } = await openAll()
  go()
  await waitFor(() => expect(list()).toHaveLength(44))
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  fireEvent.click(more)
  await waitFor(() => expect(list()).toHaveLength(57))
  expect(document.activeElement).toBe(list()[44])
})

test('behavior: searches by name after typing stops, with an empty state', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { field, go, list, queries, screen, type, view } = await openAll()
  go()
  await waitFor(() => expect(list()).toHaveLength(44))
  const before = queries.length
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  act(() => field().focus())
  type('Wallet 1')
  expect(screen.getByRole('status').textContent).toBe('Searching wallets')
  await wait(100)
  expect(queries).toHaveLength(before)
  await wait(500)
  await waitFor(() => expect(list()).toHaveLength(11))
  expect(screen.getByRole('status').textContent).toBe('11 wallets')
  expect(document.activeElement).toBe(field())
  type('Grandmother')
  await wait(600)
  await screen.findByText('No results for “Grandmother”')
  expect(screen.queryByRole('alert')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Connect with QR code' }))
  expect(view()).toBe('ConnectingWalletConnect')
})

test('behavior: opens a wallet; installed wallets are labelled', async () => {
  const { provider } = createProvider()
  const { go, list, modal, screen, view } = await openAll({
    wallets: { 'io.w3': { name: 'Wallet 3', provider } },
  })
  go()
  await waitFor(() => expect(list()).toHaveLength(44))
  const installed = screen.getByRole('button', { name: /^Wallet 3\b/ })
  expect(installed.textContent).toBe('Wallet 3Installed')
  expect(list()[4]?.textContent).toBe('Wallet 4')
  fireEvent.click(screen.getByRole('button', { name: 'Wallet 4' }))
  expect(view()).toBe('ConnectingWalletConnect')
  expect(modal().entry.data).toMatchObject({
    wallet: { id: 'w4', type: 'WALLET_CONNECT' },
  })
})

test('behavior: a multichain wallet is one row and asks for the namespace', async () => {
  const { provider } = createProvider()
  const wallet = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { ask, port } = createSolanaStub({
    wallets: [{ ...wallet, id: 'Wallet 3', name: 'Wallet 3' }],
  })
  ask.mockReturnValue(new Promise(() => {}))
  const { go, list, modal, screen, view } = await openAll({
    solana: port,
    wallets: { 'io.w3': { name: 'Wallet 3', provider } },
  })
  go()
  await waitFor(() => expect(list()).toHaveLength(44))
  const rows = [...list()].filter((row) =>
    row.textContent?.match(/Wallet 3(?!\d)/),
  )
  expect(rows.map((row) => row.textContent)).toEqual(['Wallet 3Installed'])
  fireEvent.click(rows[0] as HTMLElement)
  expect(view()).toBe('ConnectingMultiChain')
  fireEvent.click(screen.getByRole('button', { name: 'Solana' }))
  await waitFor(() => expect(view()).toBe('ConnectingExternal'))
  expect(modal().entry.data).toMatchObject({ namespace: 'solana' })
})

test('error: explorer fails, then retry succeeds', async () => {
  const { explorer, go, list, screen } = await openAll()
  explorer.hasFailed = true
  go()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("Couldn't load the list")
  explorer.hasFailed = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(list().length).toBeGreaterThan(39))
  expect(screen.queryByRole('alert')).toBe(null)
})

test('error: a later page fails; keeps loaded rows and stops loading', async () => {
  const { explorer, go, list, queries, screen } = await openAll()
  go()
  await waitFor(() => expect(list()).toHaveLength(44))
  explorer.hasFailed = true
  const observers = sights.length
  act(() => sights.at(-1)?.(true))
  expect((await screen.findByRole('alert')).textContent).toBe(
    "Couldn't load more wallets.",
  )
  expect(list()).toHaveLength(44)
  expect(sights).toHaveLength(observers)
  explorer.hasFailed = false
  const before = queries.length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(list()).toHaveLength(57))
  expect(queries).toHaveLength(before + 1)
})
