import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { goBack } from './goBack.js'
import { goToView } from './goToView.js'
import { openModal } from './openModal.js'

const names = ({ read }: ReturnType<typeof createModalKit>) =>
  read().stack.map(({ view }) => view)

test('default', () => {
  const modal = createModalKit()
  openModal(modal.kit)
  goToView(modal.kit, { view: 'EmailVerifyOtp' })
  expect(names(modal)).toEqual(['Connect', 'EmailVerifyOtp'])
  goBack(modal.kit)
  expect(names(modal)).toEqual(['Connect'])
})

test('behavior: the first view closes the modal', () => {
  const { kit, read } = createModalKit()
  openModal(kit)
  goBack(kit)
  expect(read().isOpen).toBe(false)
})

test('behavior: shows the account if connected meanwhile', async () => {
  const modal = createModalKit()
  openModal(modal.kit)
  goToView(modal.kit, { view: 'EmailVerifyOtp' })
  await modal.connectWallet()
  goBack(modal.kit)
  expect(names(modal)).toEqual(['Account'])
})

test('behavior: drops the data of a view with the view', () => {
  const { kit, read } = createModalKit()
  openModal(kit)
  goToView(kit, {
    view: 'ConnectingExternal',
    data: { walletId: 'a' },
  })
  goBack(kit)
  expect(read().stack).toEqual([{ view: 'Connect', data: undefined }])
  goBack(kit)
  openModal(kit, { view: 'WalletSend' })
  goBack(kit)
  openModal(kit)
  expect(read().stack).toEqual([{ view: 'Connect', data: undefined }])
})

test('behavior: does not leave a pending decision', async () => {
  const { connectWallet, goForeign, kit, read, view } = createModalKit()
  await connectWallet()
  goForeign()
  openModal(kit)
  goBack(kit)
  expect(read()).toMatchObject({ isOpen: true, isShaking: true })
  expect(view()).toBe('UnsupportedChain')
})

test('behavior: going to the current view does nothing', () => {
  const { kit, read } = createModalKit()
  openModal(kit)
  const before = read()
  goToView(kit, { view: 'Connect' })
  expect(read()).toBe(before)
})

test('param: isReplacing', () => {
  const modal = createModalKit()
  openModal(modal.kit)
  goToView(modal.kit, { view: 'EmailVerifyDevice' })
  goToView(modal.kit, { view: 'EmailVerifyOtp', isReplacing: true })
  expect(names(modal)).toEqual(['Connect', 'EmailVerifyOtp'])
})

test('behavior: connecting another wallet, returns to the connect view', async () => {
  const modal = createModalKit()
  await modal.connectWallet()
  openModal(modal.kit)
  goToView(modal.kit, { view: 'ProfileWallets' })
  goToView(modal.kit, { view: 'Connect' })
  goToView(modal.kit, { view: 'EmailVerifyOtp' })
  goBack(modal.kit)
  expect(names(modal)).toEqual(['Account', 'ProfileWallets', 'Connect'])
})
