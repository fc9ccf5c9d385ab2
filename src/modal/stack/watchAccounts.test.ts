import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import { showAlert } from '../../features/notices/showAlert.js'
import { watchAccounts } from './watchAccounts.js'

function setup() {
  const modal = createModalKit()
  return { ...modal, stop: watchAccounts(modal.kit) }
}

test('default: closes when a wallet connects', async () => {
  const { connectWallet, kit, read } = setup()
  openModal(kit)
  await connectWallet()
  expect(read().isOpen).toBe(false)
})

test('behavior: shows the new account after a login', async () => {
  const { connectAuth, kit, read } = setup()
  openModal(kit)
  goToView(kit, { view: 'EmailVerifyOtp' })
  await connectAuth()
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Account' }] })
})

test('behavior: opens the view requested before connecting', async () => {
  const { connectWallet, kit, read } = setup()
  openModal(kit, { view: 'WalletReceive' })
  goToView(kit, { view: 'ConnectingExternal', data: { walletId: 'a' } })
  await connectWallet()
  expect(read()).toMatchObject({
    isOpen: true,
    stack: [{ view: 'WalletReceive' }],
  })
})

test('behavior: closes when the account of its view disconnects', async () => {
  const { connectWallet, disconnect, kit, read } = setup()
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  await disconnect()
  expect(read().isOpen).toBe(false)
})

test('behavior: stays open when a reconnect takes back that nobody is connected', async () => {
  const { config, connectWallet, kit, read } = setup()
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  const { state } = config
  config.setState((state) => ({
    ...{ ...state, connections: new Map(), current: null },
    status: 'disconnected',
  }))
  expect(kit.getActiveAccount()).toBe(undefined)
  config.setState(state)
  await Promise.resolve()
  expect(read()).toMatchObject({
    isOpen: true,
    stack: [{ view: 'WalletSend' }],
  })
})

test('behavior: disconnecting clears the namespace of the connect view', async () => {
  const { connectWallet, disconnect, kit, read } = setup()
  openModal(kit, { data: { namespace: 'eip155' }, view: 'Connect' })
  expect(read().stack).toMatchObject([{ data: { namespace: 'eip155' } }])
  await connectWallet()
  await disconnect()
  openModal(kit)
  expect(read().stack).toEqual([{ view: 'Connect' }])
})

test('behavior: an expired session opens the connect view', async () => {
  const { connectWallet, disconnect, kit, read } = setup()
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  showAlert(kit, { key: 'sessionExpired', variant: 'error' })
  await disconnect()
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Connect' }] })
})

test('behavior: switches to an unsupported network, and back', async () => {
  const { connectWallet, goForeign, goHome, kit, view } = setup()
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  goForeign()
  expect(view()).toBe('UnsupportedChain')
  goToView(kit, { view: 'Networks' })
  await goHome()
  expect(view()).toBe('Account')
})

test('behavior: never opens a closed modal', async () => {
  const { connectAuth, disconnect, read } = setup()
  const before = read()
  await connectAuth()
  await disconnect()
  expect(read()).toBe(before)
})

test('behavior: does nothing once stopped', async () => {
  const { connectWallet, kit, read, stop } = setup()
  stop()
  openModal(kit)
  await connectWallet()
  expect(read().isOpen).toBe(true)
})

test('behavior: a second wallet connected from the account returns there', async () => {
  const { connectAuth, connectWallet, kit, read } = setup()
  await connectAuth()
  openModal(kit)
  goToView(kit, { view: 'ProfileWallets' })
  goToView(kit, { view: 'Connect', data: { redirectView: 'Account' } })
  goToView(kit, { view: 'ConnectingExternal', data: { walletId: 'a' } })
  await connectWallet()
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Account' }] })
})

test.each(['AllWallets', 'ConnectingWalletConnectBasic', 'Create'] as const)(
  'behavior: opens the view requested at %s',
  async (view) => {
    const { connectWallet, kit, read } = setup()
    openModal(kit, { view, data: { redirectView: 'WalletSend' } })
    goToView(kit, { view: 'ConnectingWalletConnect' })
    await connectWallet()
    expect(read()).toMatchObject({
      isOpen: true,
      stack: [{ view: 'WalletSend' }],
    })
  },
)

test('behavior: a view keeps its data through a login', async () => {
  const { connectAuth, kit, read } = setup()
  openModal(kit, { view: 'Account', data: { tab: 'activity' } })
  expect(read().stack[0]?.view).toBe('Connect')
  goToView(kit, { view: 'EmailVerifyOtp' })
  await connectAuth()
  expect(read().stack).toEqual([{ view: 'Account', data: { tab: 'activity' } }])
})

test('behavior: disconnecting the last wallet allows connecting another', async () => {
  const { connectWallet, disconnect, kit, read } = setup()
  await connectWallet()
  openModal(kit)
  goToView(kit, { view: 'ProfileWallets' })
  await disconnect()
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Connect' }] })
})

test('behavior: account connects before the code of the modal loads', async () => {
  const { connectWallet, kit, read } = createModalKit()
  openModal(kit)
  await connectWallet()
  watchAccounts(kit)
  expect(read().isOpen).toBe(false)
})

test('behavior: stays open if it was opened to connect another wallet', async () => {
  const { connectWallet, kit, read } = createModalKit()
  await connectWallet()
  openModal(kit, { view: 'Connect' })
  watchAccounts(kit)
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Connect' }] })
})

test('behavior: account disconnects before the code of the modal loads', async () => {
  const { connectWallet, disconnect, kit, read } = createModalKit()
  await connectWallet()
  openModal(kit)
  await disconnect()
  watchAccounts(kit)
  expect(read().isOpen).toBe(false)
})
