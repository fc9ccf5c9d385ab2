import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  setupProject,
  signer,
} from '../../../test/setup/components/setupProject.js'
import { goBack } from '../../actions/modal/goBack.js'
import type { AccountTab } from '../../core/modal/modal.js'
import { AccountView } from '../views/AccountView.js'
import { TransactionsView } from '../views/TransactionsView.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const { address } = signer
const historyPath = `GET /v1/account/${address}/history`
const configPath = 'GET /appkit/v1/config'
const activityOff = { features: [{ id: 'activity', isEnabled: false }] }

const recently = new Date(Date.now() - 2.5 * 3_600_000).toISOString()

function createRow(id: string, more: object = {}, transfers: object[] = []) {
  return {
    id,
    metadata: {
      operationType: 'send',
      hash: `0x${id}`,
      chain: 'eip155:1',
      minedAt: recently,
      sentFrom: address,
      sentTo: address,
      status: 'confirmed',
      nonce: 0,
      ...more,
    },
    transfers,
  }
}

const coin = (direction: string, numeric: string, symbol = 'ETH') => ({
  direction,
  fungible_info: { name: symbol, symbol },
  quantity: { numeric },
})

const cat = (name: string, more: object = {}) => ({
  direction: 'in',
  nft_info: { name, flags: { is_spam: false }, ...more },
  quantity: { numeric: '1' },
})

async function setup(
  answers: setupProject.Parameters['answers'],
  { tab, View = AccountView }: { tab?: AccountTab; View?: () => unknown } = {},
) {
  const found = await setupProject({
    answers: {
      [`GET /v1/account/${address}/balance`]: () => ({ balances: [] }),
      ...answers,
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const { kit, wrapper } = found
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [{ view: 'Account', data: { tab } }],
  }))
  const Shown = View as typeof AccountView
  const page = render(<Shown />, { wrapper })
  return { ...found, ...page }
}

const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent)
const tabOf = (name: string) => screen.getByRole('tab', { name })
const open = (name: string) => act(async () => tabOf(name).click())

test('default: does not fetch a tab before it is opened', async () => {
  const { count } = await setup({
    [historyPath]: () => ({
      data: [createRow('a', {}, [coin('out', '1.5')])],
    }),
  })
  await screen.findByText('No tokens yet')
  expect(tabs()).toEqual(['Tokens', 'NFTs', 'Activity'])
  expect(count(historyPath)).toBe(0)
  await open('Activity')
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toBe('ESent2 hrs ago−1.5 ETHOpens the explorer')
  expect(count(historyPath)).toBe(1)
  const panel = screen.getByRole('tabpanel', { name: 'Activity' })
  expect(tabOf('Activity').getAttribute('aria-controls')).toBe(panel.id)
})

test('behavior: arrow keys, Home and End select tabs and move focus', async () => {
  const { kit } = await setup({ [historyPath]: () => ({ data: [] }) })
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  tabOf('Tokens').focus()
  const press = (key: string) =>
    act(async () => {
      fireEvent.keyDown(document.activeElement as Element, { key })
    })
  for (const [key, name] of [
    ['ArrowRight', 'NFTs'],
    ['ArrowRight', 'Activity'],
    ['ArrowRight', 'Tokens'],
    ['ArrowLeft', 'Activity'],
    ['Home', 'Tokens'],
    ['End', 'Activity'],
  ] as const) {
    await press(key)
    expect(chosen()).toBe(name)
    expect(document.activeElement?.textContent).toBe(name)
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0)
  }
  await press('x')
  expect(chosen()).toBe('Activity')
  expect(kit.store.get(kit.atoms.modal).stack).toEqual([
    { view: 'Account', data: { tab: 'activity' } },
  ])
})

test('behavior: hides the tab and fetches nothing if the dashboard disables activity', async () => {
  const { count } = await setup(
    {
      [configPath]: () => activityOff,
      [historyPath]: () => ({ data: [] }),
    },
    { tab: 'activity' },
  )
  await vi.waitFor(() => expect(tabs()).toEqual(['Tokens', 'NFTs']))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tokens')
  expect(count(historyPath)).toBe(0)
})

test('behavior: the standalone view shows that activity is disabled', async () => {
  const { count } = await setup(
    { [configPath]: () => activityOff },
    { View: TransactionsView },
  )
  await screen.findByText("Activity isn't available")
  expect(count(historyPath)).toBe(0)
})

test('behavior: groups activity by month and loads page by page', async () => {
  const minedAt = '2024-03-05T10:00:00Z'
  const answer = vi.fn(({ url }: { url: URL }) =>
    url.searchParams.get('cursor') === 'two'
      ? { data: [createRow('c', { minedAt, status: 'failed' })] }
      : {
          data: [
            createRow('a', { operationType: 'trade' }, [
              coin('out', '1'),
              coin('in', '0.00000001', 'US\u202eD'),
            ]),
            createRow('b', { operationType: '\u202ebogus' }),
          ],
          next: 'two',
        },
  )
  await setup({ [historyPath]: answer }, { tab: 'activity' })
  const [trade, other] = await screen.findAllByRole('listitem')
  expect(trade?.textContent).toContain('Swapped2 hrs ago+0.00000001 USD−1 ETH')
  expect(other?.textContent).toContain('Transaction2 hrs ago')
  const more = screen.getByRole('button', { name: 'Load more' })
  more.focus()
  await act(async () => more.click())
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem')).toHaveLength(3),
  )
  const months = screen.getAllByRole('heading', { level: 3 })
  expect(months.at(-1)?.textContent).toBe('March 2024')
  const last = screen.getAllByRole('listitem').at(-1)
  expect(last?.textContent).toMatch(/^SentFailed · \d yr ago/)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  // The button had the focus when it was removed.
  expect(document.activeElement?.className).toBe('lk-activity')
  expect(screen.getByText('3 transactions shown')).toBeTruthy()
})

test('error: request fails, then retry succeeds', async () => {
  let status = 404
  const { count } = await setup(
    { [historyPath]: () => Response.json({ data: [] }, { status }) },
    { tab: 'activity' },
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("Couldn't load your activity")
  status = 200
  await act(async () =>
    screen.getByRole('button', { name: 'Try again' }).click(),
  )
  await screen.findByText('No activity yet')
  expect(count(historyPath)).toBe(2)
})

test('behavior: opens the details of an NFT and restores focus on the way back', async () => {
  const { kit } = await setup(
    {
      [historyPath]: () => ({
        data: [
          createRow('a', {}, [cat('Cat\u202e one'), cat('<img src=x> two')]),
        ],
      }),
    },
    { tab: 'nfts' },
  )
  const card = await screen.findByRole('button', { name: '<img src=x> two' })
  expect(screen.getByRole('button', { name: 'Cat one' })).toBeTruthy()
  await act(async () => card.click())
  const details = screen.getByRole('region', { name: '<img src=x> two' })
  expect(within(details).getByText('Ethereum')).toBeTruthy()
  expect(within(details).queryByRole('link')).toBeNull()
  const heading = screen.getByRole('heading', { name: '<img src=x> two' })
  expect(document.activeElement).toBe(heading)
  // The dialog's own button is the one way back.
  expect(within(details).queryByRole('button')).toBeNull()
  await act(async () => goBack(kit))
  expect(document.activeElement?.textContent).toContain('<img src=x> two')
})

test('behavior: going back leads from an NFT to their list, and a tab leaves both', async () => {
  const { kit } = await setup(
    { [historyPath]: () => ({ data: [createRow('a', {}, [cat('Cat')])] }) },
    { tab: 'nfts' },
  )
  const { modal } = kit.atoms
  const open = async () => {
    const card = await screen.findByRole('button', { name: 'Cat' })
    await act(async () => card.click())
    expect(screen.getByRole('region', { name: 'Cat' })).toBeTruthy()
  }
  await open()
  await act(async () => goBack(kit))
  expect(kit.store.get(modal).isOpen).toBe(true)
  expect(screen.queryByRole('region', { name: 'Cat' })).toBeNull()
  await open()
  await act(async () => screen.getByRole('tab', { name: 'Tokens' }).click())
  expect(kit.store.get(modal).stack).toEqual([
    { view: 'Account', data: { tab: 'tokens' } },
  ])
})

test('behavior: shows an empty state without NFTs', async () => {
  await setup({ [historyPath]: () => ({ data: [] }) }, { tab: 'nfts' })
  await screen.findByText('No NFTs yet')
})
