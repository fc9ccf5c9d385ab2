import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../../test/setup/components/setupLogin.js'
import { openModal } from '../../actions/modal/openModal.js'
import { setTheme } from '../../actions/theme/setTheme.js'
import { getModalEntry } from '../../core/modal/modal.js'
import type { ThemeOptions } from '../../core/theme.js'
import { ConnectDialog } from './ConnectDialog.js'

// Loaded before any test starts: a busy machine takes long to compile them.
import '../views/connectingViews.js'
import '../../actions/connect/runConnect.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const silent = () => {
  const wallet = createProvider()
  wallet.answer.mockReturnValue(new Promise(() => {}))
  return wallet
}

async function renderDialog(theme: ThemeOptions, width = 1280) {
  const listeners = new Set<() => void>()
  let current = width
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(width >= 760px)' && current >= 760
    },
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: () => void) =>
      listeners.delete(listen),
  }))
  const { kit, wrapper } = setupLogin({
    features: { socials: false },
    wallets: {
      'io.bear': { name: 'Bear', ...silent() },
      'io.fox': { name: 'Fox', ...silent() },
    },
  })
  setTheme(kit, theme)
  render(<ConnectDialog />, { wrapper })
  await act(async () => openModal(kit))
  const resize = (width: number) =>
    act(async () => {
      current = width
      for (const listen of listeners) listen()
    })
  const stack = () =>
    kit.store.get(kit.atoms.modal).stack.map(({ view }) => view)
  const entry = () => getModalEntry(kit.store.get(kit.atoms.modal))
  return { entry, kit, resize, stack }
}

const list = () => screen.queryByRole('group', { name: 'Connect' })
const guide = () => screen.queryByRole('region', { name: 'What is a wallet?' })
const card = () => document.querySelector('.lk-card')?.getAttributeNames()

test('default: one column', async () => {
  await renderDialog({})
  await screen.findByRole('button', { name: /Fox/ })
  expect([list(), guide()]).toEqual([null, null])
  expect(card()).toEqual(['class', 'data-latchkey-view'])
})

test('param: layout', async () => {
  const { entry, stack } = await renderDialog({ layout: 'wide' })
  expect(card()).toContain('data-latchkey-layout')
  await screen.findByText('Holds what you own')
  expect([list() !== null, guide() !== null]).toEqual([true, true])

  fireEvent.click(screen.getByRole('button', { name: /Fox/ }))
  await screen.findByText('Confirm in Fox')
  expect(guide()).toBe(null)
  const current = () => document.querySelector('[aria-current]')?.textContent
  expect(current()).toContain('Fox')

  fireEvent.click(screen.getByRole('button', { name: /Bear/ }))
  await screen.findByText('Confirm in Bear')
  expect(stack()).toEqual(['Connect', 'ConnectingExternal'])
  expect(entry().data).toMatchObject({ walletId: 'io.bear' })
  expect(current()).toContain('Bear')

  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('Holds what you own')
  expect(current()).toBe(undefined)
})

test('behavior: follows the viewport width while open', async () => {
  const { resize } = await renderDialog({ layout: 'wide' }, 759)
  await screen.findByRole('button', { name: /Fox/ })
  expect([list(), guide()]).toEqual([null, null])
  await resize(760)
  expect([list() !== null, guide() !== null]).toEqual([true, true])
  await resize(390)
  expect([list(), guide()]).toEqual([null, null])
})

test('param: density', async () => {
  const { kit } = await renderDialog({ density: 'compact' })
  const read = () =>
    document.querySelector('.lk-card')?.getAttribute('data-latchkey-density')
  expect(read()).toBe('compact')
  await act(async () => setTheme(kit, { density: 'comfortable' }))
  expect(read()).toBe('comfortable')
})
