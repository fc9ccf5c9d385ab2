import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupAccount } from '../../../test/setup/components/setupAccount.js'
import { AccountSettingsView } from './AccountSettingsView.js'
import { CurrencyView } from './CurrencyView.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function setup() {
  const found = await setupAccount()
  found.open()
  render(<AccountSettingsView />, { wrapper: found.wrapper })
  const click = (name: string | RegExp) =>
    act(async () => screen.getByRole('button', { name }).click())
  return { ...found, click }
}

test('default: links to wallets and networks, and disconnects', async () => {
  const { click, config, open, readStack } = await setup()
  await click(/Connected with First$/)
  expect(readStack()).toEqual(['Account', 'ProfileWallets'])
  act(() => open())
  await click(/^Ethereum/)
  expect(readStack()).toEqual(['Account', 'Networks'])
  expect(screen.queryByText('Email')).toBeNull()
  expect(screen.queryByText('App permissions')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  await click('Disconnect First')
  // The other wallet stays connected.
  await vi.waitFor(() => expect(config.state.connections.size).toBe(1))
  screen.getByRole('button', { name: 'Disconnect' })
})

test('behavior: the currency is chosen from a list', async () => {
  const { click, kit, readStack, wrapper } = await setup()
  await click(/^Currency/)
  expect(readStack()).toEqual(['Account', 'Currency'])
  const list = render(<CurrencyView />, { wrapper })
  const names = list.getAllByRole('listitem').map((item) => item.textContent)
  expect(names).toHaveLength(15)
  await act(async () => list.getByRole('button', { name: /^Euro/ }).click())
  expect(kit.store.get(kit.atoms.currency)).toBe('EUR')
  expect(readStack()).toEqual(['Account'])
  list.unmount()
  screen.getByRole('button', { name: /^Currency.*Euro/ })
})

test('behavior: no row without a choice', async () => {
  const found = await setupAccount()
  Object.assign(found.kit, { currencies: [] })
  found.open()
  render(<AccountSettingsView />, { wrapper: found.wrapper })
  expect(screen.queryByText('Currency')).toBeNull()
})

test('behavior: one button disconnects all wallets and lists their names', async () => {
  const { click, config } = await setup()
  const name = /^Disconnect all/
  const { textContent } = screen.getByRole('button', { name })
  expect(textContent).toBe('Disconnect all Second · First')
  await click(name)
  await vi.waitFor(() => expect(config.state.connections.size).toBe(0))
})

test('behavior: shows permissions if the app enables them', async () => {
  const found = await setupAccount()
  Object.assign(found.kit, { features: { smartSessions: true } })
  found.open()
  render(<AccountSettingsView />, { wrapper: found.wrapper })
  await act(async () =>
    screen.getByRole('button', { name: /^App permissions/ }).click(),
  )
  expect(found.readStack()).toEqual(['Account', 'SmartSessionList'])
})

test('behavior: warns about a login that does not persist', async () => {
  vi.stubGlobal('localStorage', undefined)
  await setup()
  const notice = screen.getByText("You won't stay signed in")
  expect(notice.closest('[role=status]')?.textContent).toContain(
    "You'll need to sign in again after you leave.",
  )
})

test('behavior: no wallet is connected', async () => {
  const { config, first, second } = await setup()
  await act(async () => {
    await first.disconnect()
    await second.disconnect()
    config.setState((state) => ({
      ...state,
      connections: new Map(),
      current: null,
      status: 'disconnected',
    }))
  })
  expect(screen.queryByRole('button')).toBeNull()
})
