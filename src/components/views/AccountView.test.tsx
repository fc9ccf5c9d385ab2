import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  address,
  createBalance,
  setupAccount,
} from '../../../test/setup/components/setupAccount.js'
import { AccountView } from './AccountView.js'

afterEach(cleanup)

type Prepare = (
  found: Awaited<ReturnType<typeof setupAccount>>,
) => void | Promise<void>

async function setup(prepare?: Prepare) {
  const found = await setupAccount()
  await prepare?.(found)
  found.open()
  const page = render(<AccountView />, { wrapper: found.wrapper })
  const click = (name: string | RegExp) =>
    act(async () => screen.getByRole('button', { name }).click())
  return { ...found, ...page, click }
}

test('default', async () => {
  const { container } = await setup(({ api }) => {
    api.balances = [
      createBalance({
        name: 'Dollar',
        symbol: 'USD',
        numeric: '1250.5559',
        value: 1250.559,
      }),
    ]
  })
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('Dollar')
  expect(row.textContent).toContain('1,250.555 USD')
  expect(row.textContent).toContain('$1,250.55')
  const total = container.querySelector('.lk-total')
  expect(total?.textContent).toBe('Total balance $1,250.55')
  expect(screen.getByText('0xf39F…2266')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'View on explorer' })
  expect(link.getAttribute('href')).toBe(
    `https://etherscan.io/address/${address}`,
  )
})

test('behavior: values in the currency of the user', async () => {
  const { container } = await setup(({ api, kit }) => {
    api.currencies = ['jpy']
    api.balances = [createBalance({ name: 'Dollar', value: 187_583.85 })]
    kit.store.set(kit.atoms.currency, 'JPY')
  })
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('¥187,583')
  const total = container.querySelector('.lk-total')
  expect(total?.textContent).toBe('Total balance ¥187,583')
  expect(container.textContent).not.toContain('$')
})

test('behavior: without a rate there are amounts, and a sentence', async () => {
  const { container } = await setup(({ api, kit }) => {
    const dollar = { name: 'Dollar', numeric: '12.5', value: 12.5 }
    api.balances = [createBalance(dollar)]
    kit.store.set(kit.atoms.currency, 'EUR')
  })
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('12.5 TKN')
  screen.getByText("Values in EUR aren't available right now.")
  expect(container.textContent).not.toMatch(/[$€]/)
})

test('behavior: tokens without a price are no missing rate', async () => {
  const { container } = await setup(({ api, kit }) => {
    api.currencies = ['eur']
    const token = createBalance({ name: 'Unpriced', numeric: '12.5' })
    api.balances = [{ ...token, price: 0, value: 0 }]
    kit.store.set(kit.atoms.currency, 'EUR')
  })
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('12.5 TKN')
  expect(screen.queryByText(/aren't available/)).toBeNull()
  expect(container.querySelector('.lk-total')).toBeNull()
})

test('behavior: shows skeletons until balances load', async () => {
  const { container } = await setup(() => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
  })
  expect(screen.getByText('Loading tokens')).toBeTruthy()
  expect(container.querySelectorAll('.lk-token')).toHaveLength(3)
  expect(container.querySelector('.lk-total .lk-skeleton-amount')).toBeTruthy()
})

test('behavior: sanitizes and truncates untrusted names', async () => {
  await setup(({ api }) => {
    const name = `\u202eevil\u0000${'x'.repeat(200)}`
    api.balances = [
      createBalance({ name, symbol: 'US\u202eDC\u200bLONGLONGER' }),
    ]
  })
  const row = await screen.findByRole('listitem')
  expect(row.textContent).not.toMatch(/\p{C}/u)
  const shown = within(row).getByText(/^evil/).textContent ?? ''
  expect([...shown]).toHaveLength(64)
  expect(within(row).getByText(/^USDC/).textContent).toContain('USDCLONGLON…')
})

test('behavior: shows the address of a token without a name', async () => {
  await setup(({ api }) => {
    const address = 'eip155:1:0x1111222233334444555566667777888899990000'
    const balance = createBalance({ name: '', symbol: '' })
    api.balances = [{ ...balance, address }]
  })
  const row = await screen.findByRole('listitem')
  within(row).getByText('0x1111…0000')
})

test('behavior: empty state', async () => {
  const { readStack } = await setup()
  const title = await screen.findByText('No tokens yet')
  const empty = title.parentElement as HTMLElement
  await act(async () =>
    within(empty).getByRole('button', { name: 'Receive' }).click(),
  )
  expect(readStack()).toEqual(['Account', 'WalletReceive'])
})

test('error: balances fail to load, then retry succeeds', async () => {
  const { api, click } = await setup((found) => {
    found.api.status = 404
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("Couldn't load your balances")
  expect(screen.getByText(/^Retrying in (30|29) s$/)).toBeTruthy()
  api.status = 200
  await click('Try again')
  expect(await screen.findByText('No tokens yet')).toBeTruthy()
})

test('behavior: opens the wallets and networks', async () => {
  const { click, open, readStack } = await setup()
  await click('First. Your wallets')
  expect(readStack()).toEqual(['Account', 'ProfileWallets'])
  act(() => open())
  await click('Ethereum. Switch network')
  expect(readStack()).toEqual(['Account', 'Networks'])
})

test('behavior: hides features that the network does not support', async () => {
  await setup(({ kit }) => {
    Object.assign(kit, { capabilities: { ...kit.capabilities, send: [] } })
  })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Receive' })).toBeTruthy()
})

test('behavior: hides disabled features and follows the configured order', async () => {
  const { container } = await setup(({ kit }) => {
    const walletFeaturesOrder = ['send', 'receive']
    Object.assign(kit, { features: { walletFeaturesOrder } })
  })
  const labels = () =>
    [...container.querySelectorAll('.lk-action')].map(
      ({ textContent }) => textContent,
    )
  expect(labels().slice(0, 2)).toEqual(['Send', 'Receive'])
  cleanup()
  const off = await setup(({ kit }) => {
    Object.assign(kit, { features: { receive: false, send: false } })
  })
  expect(off.container.textContent).not.toContain('Send')
})

test('behavior: copies the full address and confirms it', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { click } = await setup()
  await click(/Copy address$/)
  expect(writeText).toHaveBeenCalledWith(address)
  expect(screen.getByText('Address copied').getAttribute('role')).toBe('status')
})

test('error: clipboard is not available', async () => {
  vi.stubGlobal('navigator', {})
  const { click } = await setup()
  await click(/Copy address$/)
  expect(screen.getByText(/Select the address instead/)).toBeTruthy()
})

test('behavior: disconnects', async () => {
  const { click, config } = await setup()
  await click('Disconnect First')
  // The other wallet stays connected.
  await vi.waitFor(() => expect(config.state.connections.size).toBe(1))
  await click('Disconnect')
  await vi.waitFor(() => expect(config.state.connections.size).toBe(0))
})
