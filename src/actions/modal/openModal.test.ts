import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { closeModal } from './closeModal.js'
import { goToView } from './goToView.js'
import { openModal } from './openModal.js'

test('default: opens the connect view', () => {
  const { kit, read } = createModalKit()
  openModal(kit)
  expect(read()).toEqual({
    hasFailed: false,
    isOpen: true,
    isShaking: false,
    stack: [{ view: 'Connect' }],
  })
})

test('behavior: opens the account if connected', async () => {
  const { connectWallet, kit, read } = createModalKit()
  await connectWallet()
  openModal(kit)
  expect(read().stack).toEqual([{ view: 'Account' }])
})

test('param: view that requires an account', async () => {
  const { connectWallet, kit, read } = createModalKit()
  openModal(kit, { view: 'WalletSend' })
  expect(read().stack).toEqual([
    { view: 'Connect', data: { redirectView: 'WalletSend' } },
  ])
  closeModal(kit)
  await connectWallet()
  openModal(kit, { view: 'WalletSend' })
  expect(read().stack).toMatchObject([{ view: 'WalletSend' }])
})

test('param: view and data of a connect view', () => {
  const { kit, read } = createModalKit()
  openModal(kit, { view: 'ConnectingExternal', data: { walletId: 'a' } })
  expect(read().stack).toEqual([
    { view: 'ConnectingExternal', data: { walletId: 'a' } },
  ])
})

test('behavior: an unsupported network opens only the view for it', async () => {
  const { connectWallet, goForeign, kit, view } = createModalKit()
  await connectWallet()
  goForeign()
  openModal(kit, { view: 'WalletSend' })
  expect(view()).toBe('UnsupportedChain')
})

test('behavior: already open, the same view keeps its stack', async () => {
  const { connectWallet, kit, read } = createModalKit()
  await connectWallet()
  openModal(kit)
  goToView(kit, { view: 'Networks' })
  const before = read()
  openModal(kit, { view: 'Networks' })
  expect(read()).toBe(before)
  openModal(kit)
  expect(read().stack).toMatchObject([{ view: 'Account' }])
})

test('behavior: already open, a view with data is shown', async () => {
  const { connectWallet, kit, read } = createModalKit()
  openModal(kit)
  openModal(kit, { view: 'WalletSend' })
  expect(read().stack).toEqual([
    { view: 'Connect', data: { redirectView: 'WalletSend' } },
  ])
  openModal(kit)
  expect(read().stack[0]?.data).toEqual({ redirectView: 'WalletSend' })
  closeModal(kit)
  await connectWallet()
  openModal(kit, { view: 'SwitchNetwork', data: { chainId: 1 } })
  openModal(kit, { view: 'SwitchNetwork', data: { chainId: 8453 } })
  expect(read().stack).toEqual([
    { view: 'SwitchNetwork', data: { chainId: 8453 } },
  ])
})

test('param: namespace other than the active one', async () => {
  const { connectWallet, kit, read } = createModalKit()
  openModal(kit, { namespace: 'solana', view: 'WalletSend' })
  expect(read().stack).toEqual([
    {
      view: 'Connect',
      data: { namespace: 'solana', redirectView: 'WalletSend' },
    },
  ])
  closeModal(kit)
  await connectWallet()
  openModal(kit, { namespace: 'solana', view: 'WalletSend' })
  expect(read().stack).toEqual([
    {
      view: 'SwitchActiveChain',
      data: { namespace: 'solana', redirectView: 'WalletSend' },
    },
  ])
  openModal(kit, { namespace: 'solana' })
  closeModal(kit)
  openModal(kit, { namespace: 'solana' })
  expect(read().stack[0]?.data).toEqual({
    namespace: 'solana',
    redirectView: 'Account',
  })
  closeModal(kit)
  openModal(kit, { namespace: 'eip155', view: 'WalletSend' })
  expect(read().stack).toEqual([{ data: undefined, view: 'WalletSend' }])
})

test('param: data.to, receiver or payment link of a send', async () => {
  const { connectWallet, kit } = createModalKit()
  await connectWallet()
  const to = 'ethereum:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045@1?value=1e18'
  openModal(kit, { view: 'WalletSend', data: { to } })
  expect(kit.store.get(kit.atoms.sendDraft)).toEqual({
    amount: '',
    to,
    token: undefined,
  })
})
