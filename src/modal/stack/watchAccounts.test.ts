import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import { showAlert } from '../../actions/notice/showAlert.js'
import { watchAccounts } from './watchAccounts.js'

function setup() {
  const modal = createModalKit()
  return { ...modal, stop: watchAccounts(modal.kit) }
}

test('default: a wallet that connects closes the modal', async () => {
  const { connectWallet, kit, read } = setup()
  openModal(kit)
  await connectWallet()
  expect(read().isOpen).toBe(false)
})

test('behavior: after a login the new account is shown', async () => {
  const { connectAuth, kit, read } = setup()
  openModal(kit)
  goToView(kit, { view: 'EmailVerifyOtp' })
  await connectAuth()
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Account' }] })
})

test('behavior: a view asked for before connecting comes now', async () => {
  const { connectWallet, kit, read } = setup()
  openModal(kit, { view: 'WalletReceive' })
  goToView(kit, { view: 'ConnectingExternal', data: { walletId: 'a' } })
  await connectWallet()
  expect(read()).toMatchObject({
    isOpen: true,
    stack: [{ view: 'WalletReceive' }],
  })
})

test('behavior: an account that goes takes its views along', async () => {
  const { connectWallet, disconnect, kit, read } = setup()
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  await disconnect()
  expect(read().isOpen).toBe(false)
})

test('behavior: a session that has ended leads to where one logs in', async () => {
  const { connectWallet, disconnect, kit, read } = setup()
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  showAlert(kit, { key: 'sessionExpired', variant: 'error' })
  await disconnect()
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Connect' }] })
})

test('behavior: a network that the config lacks, and back', async () => {
  const { connectWallet, goForeign, goHome, kit, view } = setup()
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  goForeign()
  expect(view()).toBe('UnsupportedChain')
  goToView(kit, { view: 'Networks' })
  await goHome()
  expect(view()).toBe('Account')
})

test('behavior: while it is closed nothing opens it', async () => {
  const { connectAuth, disconnect, read } = setup()
  const before = read()
  await connectAuth()
  await disconnect()
  expect(read()).toBe(before)
})

test('behavior: not after it was stopped', async () => {
  const { connectWallet, kit, read, stop } = setup()
  stop()
  openModal(kit)
  await connectWallet()
  expect(read().isOpen).toBe(true)
})

test('behavior: a second wallet from the account ends in the account', async () => {
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
  'behavior: what was asked for at %s comes now',
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

test('behavior: who lets the last wallet go may connect another', async () => {
  const { connectWallet, disconnect, kit, read } = setup()
  await connectWallet()
  openModal(kit)
  goToView(kit, { view: 'ProfileWallets' })
  await disconnect()
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Connect' }] })
})

test('behavior: an account that came before the modal had its code', async () => {
  const { connectWallet, kit, read } = createModalKit()
  openModal(kit)
  await connectWallet()
  watchAccounts(kit)
  expect(read().isOpen).toBe(false)
})

test('behavior: who opens it to connect another wallet stays there', async () => {
  const { connectWallet, kit, read } = createModalKit()
  await connectWallet()
  openModal(kit, { view: 'Connect' })
  watchAccounts(kit)
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Connect' }] })
})

test('behavior: an account that went before the modal had its code', async () => {
  const { connectWallet, disconnect, kit, read } = createModalKit()
  await connectWallet()
  openModal(kit)
  await disconnect()
  watchAccounts(kit)
  expect(read().isOpen).toBe(false)
})
