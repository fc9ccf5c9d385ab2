import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { goBack } from '../../actions/modal/goBack.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import { embedModal } from './embedModal.js'

test('default: always open, returns to the start on close', async () => {
  const { connectWallet, kit, read, view } = createModalKit()
  const stop = embedModal(kit)
  expect(read()).toMatchObject({ embedded: {}, isOpen: true })
  expect(view()).toBe('Connect')
  goToView(kit, { view: 'AllWallets' })
  closeModal(kit)
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Connect' }] })
  await connectWallet()
  closeModal(kit)
  expect(view()).toBe('Account')
  goToView(kit, { view: 'Networks' })
  goBack(kit)
  goBack(kit)
  expect(read()).toMatchObject({ isOpen: true, stack: [{ view: 'Account' }] })
  stop?.()
  expect(read().isOpen).toBe(false)
  expect(read().embedded).toBeUndefined()
})

test('param: view, shown after connecting', async () => {
  const { connectWallet, kit, read, view } = createModalKit()
  embedModal(kit, { view: 'WalletReceive' })
  expect(read().stack).toEqual([
    { view: 'Connect', data: { redirectView: 'WalletReceive' } },
  ])
  await connectWallet()
  closeModal(kit)
  expect(view()).toBe('WalletReceive')
  openModal(kit, { view: 'Networks' })
  expect(view()).toBe('Networks')
  closeModal(kit)
  expect(view()).toBe('WalletReceive')
})

test('behavior: keeps the view that was open before', () => {
  const { kit, view } = createModalKit()
  openModal(kit, { view: 'AllWallets' })
  embedModal(kit)
  expect(view()).toBe('AllWallets')
})

test('behavior: only one place at a time', () => {
  const { kit, read } = createModalKit()
  const stop = embedModal(kit)
  expect(embedModal(kit)).toBeUndefined()
  stop?.()
  expect(embedModal(kit)).toBeDefined()
  expect(read().isOpen).toBe(true)
})

test('behavior: does not leave a required decision', async () => {
  const { connectWallet, goForeign, kit, read, view } = createModalKit()
  await connectWallet()
  embedModal(kit)
  goForeign()
  openModal(kit)
  expect(view()).toBe('UnsupportedChain')
  closeModal(kit)
  expect(read()).toMatchObject({ isOpen: true, isShaking: true })
  expect(view()).toBe('UnsupportedChain')
})
