import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { closeModal } from './closeModal.js'
import { goToView } from './goToView.js'
import { openModal } from './openModal.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function setup() {
  const modal = createModalKit()
  await modal.connectWallet()
  modal.goForeign()
  openModal(modal.kit)
  return modal
}

test('default', () => {
  const { kit, read } = createModalKit()
  openModal(kit, { view: 'ConnectingExternal', data: { walletId: 'a' } })
  closeModal(kit)
  expect(read()).toMatchObject({ isOpen: false, stack: [{ view: 'Connect' }] })
})

test('behavior: shakes for 500 ms while a decision is pending', async () => {
  const { kit, read } = await setup()
  closeModal(kit)
  expect(read()).toMatchObject({ isOpen: true, isShaking: true })
  vi.advanceTimersByTime(499)
  closeModal(kit)
  expect(read().isShaking).toBe(true)
  vi.advanceTimersByTime(1)
  expect(read()).toMatchObject({ isOpen: true, isShaking: false })
})

test('behavior: shakes in the network list opened from there', async () => {
  const { kit, read } = await setup()
  goToView(kit, { view: 'Networks' })
  closeModal(kit)
  expect(read()).toMatchObject({ isOpen: true, isShaking: true })
})

test('param: isForced', async () => {
  const { kit, read } = await setup()
  closeModal(kit, { isForced: true })
  expect(read().isOpen).toBe(false)
})

test('param: hasFailed, until it is opened again', () => {
  const { kit, read } = createModalKit()
  openModal(kit)
  closeModal(kit, { hasFailed: true })
  expect(read()).toMatchObject({ hasFailed: true, isOpen: false })
  openModal(kit)
  expect(read()).toMatchObject({ hasFailed: false, isOpen: true })
})

test('behavior: already closed', () => {
  const { kit, read } = createModalKit()
  const before = read()
  closeModal(kit, { hasFailed: true, isForced: true })
  expect(read()).toBe(before)
})
