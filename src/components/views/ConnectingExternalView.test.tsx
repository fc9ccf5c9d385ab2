import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import {
  createProvider,
  loginAddress,
} from '../../../test/setup/components/setupLogin.js'
import { createPairingStub } from '../../../test/setup/pairing/createPairingStub.js'
import { createSolanaStub } from '../../../test/setup/solana/createSolanaStub.js'
import { WalletNotInstalledError } from '../../core/errors/wallet.js'
import type { Wallet } from '../../core/wallet.js'

afterEach(cleanup)

async function setup() {
  const fox = createProvider()
  const app = await renderLogin({
    wallets: { 'io.fox': { name: 'Fox', ...fox } },
  })
  const { screen } = app
  const choose = () =>
    fireEvent.click(screen.getByRole('button', { name: /Fox/ }))
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name }))
  return { ...app, choose, fox, press }
}

type App = Awaited<ReturnType<typeof setup>>

const fail = (code: number) => Object.assign(new Error('<b>no</b>'), { code })

test('default: prompts once, also in StrictMode, and closes', async () => {
  const { choose, fox, modal, screen } = await setup()
  let answer = (_accounts: string[]) => {}
  fox.answer.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  choose()
  const status = await screen.findByRole('status')
  expect(status.textContent).toContain('Confirm in Fox')
  await waitFor(() => expect(fox.answer).toHaveBeenCalledOnce())
  await act(async () => answer(['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045']))
  await waitFor(() => expect(modal().isOpen).toBe(false))
  expect(fox.answer).toHaveBeenCalledOnce()
})

test.each([
  [4001, 'Request declined'],
  [-32002, 'Open your wallet'],
  [-32603, 'Not connected'],
])('error: %i', async (code, title) => {
  const { choose, fox, modal, press, screen } = await setup()
  fox.answer.mockRejectedValueOnce(fail(code))
  choose()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(title)
  expect(alert.textContent).not.toContain('<b>')
  press('Try again')
  await waitFor(() => expect(modal().isOpen).toBe(false))
  expect(fox.answer).toHaveBeenCalledTimes(2)
})

test('error: a wallet that remembers its answer', async () => {
  const { choose, fox, modal, press, screen } = await setup()
  fox.answer
    .mockRejectedValueOnce('User Rejected Request: The user rejected it.')
    .mockRejectedValueOnce('User Rejected Request: The user rejected it.')
  choose()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("Your address wasn't shared")
  press('Try again')
  await screen.findByText(/Fox answered without asking you/)
  press('Try again')
  await waitFor(() => expect(modal().isOpen).toBe(false))
})

/** A pending prompt that the test settles. */
function hold({ answer }: ReturnType<typeof createProvider>) {
  let resolve = (_accounts: string[]) => {}
  answer.mockImplementationOnce(
    () =>
      new Promise((settle) => {
        resolve = settle
      }),
  )
  return (accounts: string[]) => act(async () => resolve(accounts))
}

test.each([
  ['Cancel', ({ press }: App) => press('Cancel')],
  ['going back', ({ modal }: App) => act(() => modal().back())],
])(
  'behavior: %s cancels, and a late approval does not connect',
  async (_name, leave) => {
    const app = await setup()
    const { choose, config, fox, view } = app
    const answer = hold(fox)
    choose()
    await waitFor(() => expect(fox.answer).toHaveBeenCalledOnce())
    expect(config.state.status).toBe('connecting')
    await waitFor(() => expect(view()).toBe('ConnectingExternal'))
    leave(app)
    expect(view()).toBe('Connect')
    await waitFor(() => expect(config.state.status).toBe('disconnected'))
    await answer([loginAddress])
    expect(config.state.connections.size).toBe(0)
    choose()
    await waitFor(() => expect(config.state.status).toBe('connected'))
    expect(fox.answer).toHaveBeenCalledTimes(2)
  },
)

test('behavior: the list stays until the wallet takes the focus', async () => {
  const { choose, fox, view } = await setup()
  hold(fox)
  choose()
  await waitFor(() => expect(fox.answer).toHaveBeenCalledOnce())
  expect(view()).toBe('Connect')
  act(() => {
    window.dispatchEvent(new Event('blur'))
  })
  expect(view()).toBe('ConnectingExternal')
})

test('behavior: a wallet that answers soon shows no pending view', async () => {
  const { choose, fox, modal, view } = await setup()
  const answer = hold(fox)
  choose()
  await waitFor(() => expect(fox.answer).toHaveBeenCalledOnce())
  await answer([loginAddress])
  await waitFor(() => expect(modal().isOpen).toBe(false))
  // A window that leaves later is no prompt of the wallet.
  act(() => {
    window.dispatchEvent(new Event('blur'))
  })
  expect(view()).not.toBe('ConnectingExternal')
})

test('behavior: Cancel without a previous view cancels and closes', async () => {
  const { config, fox, modal, press } = await setup()
  hold(fox)
  act(() => modal().close())
  act(() =>
    modal().open({ data: { walletId: 'io.fox' }, view: 'ConnectingExternal' }),
  )
  press('Open Fox')
  await waitFor(() => expect(fox.answer).toHaveBeenCalledOnce())
  press('Cancel')
  expect(modal().isOpen).toBe(false)
  await waitFor(() => expect(config.state.status).toBe('disconnected'))
})

test('behavior: a wallet that responds at once shows no pending view', async () => {
  const { choose, config, kit, modal } = await setup()
  const { atoms, store } = kit
  const shown: string[] = []
  store.sub(atoms.modal, () => {
    const { stack } = store.get(atoms.modal)
    shown.push(stack.at(-1)?.view ?? '')
  })
  choose()
  await waitFor(() => expect(config.state.status).toBe('connected'))
  await waitFor(() => expect(modal().isOpen).toBe(false))
  expect(shown).not.toContain('ConnectingExternal')
})

test('behavior: a wallet that responds at once leads to the view asked for', async () => {
  const { choose, config, modal, view } = await setup()
  act(() => modal().close())
  act(() => modal().open({ view: 'Swap' }))
  expect(view()).toBe('Connect')
  choose()
  await waitFor(() => expect(config.state.status).toBe('connected'))
  await waitFor(() => expect(view()).toBe('Swap'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(view()).toBe('Swap')
})

test('behavior: an approval after closing the modal still connects', async () => {
  const { choose, config, fox, modal } = await setup()
  const answer = hold(fox)
  choose()
  await waitFor(() => expect(fox.answer).toHaveBeenCalledOnce())
  act(() => modal().close())
  await answer([loginAddress])
  await waitFor(() => expect(config.state.status).toBe('connected'))
})

test('behavior: opened directly, does not prompt without a click', async () => {
  const { fox, modal, press, screen } = await setup()
  act(() => modal().close())
  act(() =>
    modal().open({ data: { walletId: 'io.fox' }, view: 'ConnectingExternal' }),
  )
  expect(screen.getByText('Connect with Fox')).toBeTruthy()
  expect(fox.answer).not.toHaveBeenCalled()
  press('Open Fox')
  await waitFor(() => expect(modal().isOpen).toBe(false))
})

test('error: unknown wallet', async () => {
  const { modal, press, screen } = await setup()
  act(() => modal().close())
  act(() =>
    modal().open({ data: { walletId: 'gone' }, view: 'ConnectingExternal' }),
  )
  press('Open your wallet')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('not found')
})

test('behavior: a Solana wallet declines, then connects on retry', async () => {
  const wallet = { id: 'Lichen', name: 'Lichen', icon: undefined }
  const { ask, port } = createSolanaStub({
    wallets: [{ ...wallet, isEmbedded: false, isInstalled: true }],
  })
  const { kit, modal, screen } = await renderLogin({ solana: port })
  const press = (name: string | RegExp) =>
    fireEvent.click(screen.getByRole('button', { name }))
  ask.mockRejectedValueOnce(fail(4001))
  press(/Lichen/)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Request declined',
  )
  expect(kit.store.get(kit.atoms.modal).stack.at(-1)?.data).toEqual({
    namespace: 'solana',
    walletId: 'Lichen',
  })
  press('Try again')
  await waitFor(() => expect(modal().isOpen).toBe(false))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('error: Solana wallet is no longer installed', async () => {
  const { ask, port } = createSolanaStub()
  const { modal, screen } = await renderLogin({ solana: port })
  ask.mockRejectedValue(new WalletNotInstalledError({ walletId: 'Lichen' }))
  const data = { namespace: 'solana', walletId: 'Lichen' } as const
  act(() => modal().open({ data, view: 'ConnectingExternal' }))
  fireEvent.click(screen.getByRole('button', { name: 'Open your wallet' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('not found')
})

const known: Wallet = {
  connectorUid: 'uid',
  explorerId: 'fox-of-the-explorer',
  group: 'injected',
  hint: undefined,
  icon: undefined,
  id: 'io.fox',
  isInstalled: true,
  isRecent: false,
  key: 'io.fox',
  links: { chromeStore: 'https://store.example/fox', mobile: 'fox://' },
  name: 'Fox',
  namespace: 'eip155',
  rdns: 'io.fox',
  type: 'ANNOUNCED',
}

test('behavior: offers this browser first for a wallet also on phones', async () => {
  const fox = createProvider()
  fox.answer.mockImplementation(() => new Promise(() => {}))
  const { pairing } = createPairingStub()
  pairing.connect.mockImplementation((() => new Promise(() => {})) as never)
  const { modal, screen } = await renderLogin({
    pairing,
    wallets: { 'io.fox': { name: 'Fox', ...fox } },
  })
  act(() =>
    modal().go({
      data: { wallet: known, walletId: 'io.fox' },
      view: 'ConnectingExternal',
    }),
  )
  const browser = await screen.findByRole('tab', { name: 'Browser' })
  expect(browser.getAttribute('aria-selected')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Open Fox' }))
  await waitFor(() => expect(fox.answer).toHaveBeenCalledOnce())
  expect(pairing.connect).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('tab', { name: 'Phone' }))
  await waitFor(() => expect(pairing.connect).toHaveBeenCalledOnce())
  screen.getByText('Scan with Fox')
  fireEvent.click(screen.getByRole('tab', { name: 'Browser' }))
  // Prompts again only on a click.
  await act(async () => {})
  screen.getByText('Connect with Fox')
  expect(fox.answer).toHaveBeenCalledOnce()
})

test('error: wallet is no longer installed, shows where to get it', async () => {
  const { modal, screen, view } = await renderLogin()
  act(() =>
    modal().go({
      data: { wallet: known, walletId: 'io.fox' },
      view: 'ConnectingExternal',
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open Fox' }))
  await screen.findByText('Fox not found')
  fireEvent.click(screen.getByRole('button', { name: 'Get Fox' }))
  expect(view()).toBe('Downloads')
  const store = screen.getByRole('link', { name: /Browser extension/ })
  expect(store.getAttribute('href')).toBe('https://store.example/fox')
})
