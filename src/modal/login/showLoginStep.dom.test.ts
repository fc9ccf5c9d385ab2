import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { showConnectedWallet } from '../wallet/showConnectedWallet.js'
import { showLoginStep } from './showLoginStep.js'

function setup(...entries: ModalEntry[]) {
  const modal = createModalKit()
  openModal(modal.kit)
  for (const entry of entries) goToView(modal.kit, entry)
  return { ...modal, views: () => modal.read().stack.map(({ view }) => view) }
}

const otp = { view: 'EmailVerifyOtp' } as const
const device = { view: 'EmailVerifyDevice' } as const
const external = {
  view: 'ConnectingExternal',
  data: { walletId: 'mock' },
} as const

test('default', () => {
  const { kit, views } = setup()
  showLoginStep(kit, { cause: 'mail', step: 'device' })
  expect(views()).toEqual(['Connect', 'EmailVerifyDevice'])
  showLoginStep(kit, { cause: 'device', step: 'otp' })
  expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
  showLoginStep(kit, { cause: 'code', step: 'connected' })
  expect(views()).toEqual(['Account'])
})

test('behavior: another email at the code view changes nothing', () => {
  const { kit, views } = setup(otp)
  showLoginStep(kit, { cause: 'mail', step: 'otp' })
  expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
})

test.each([
  ['a mail while a wallet is asked', [external], 'mail', 'otp'],
  ['a used link after going back', [], 'device', 'otp'],
  ['a right code after going back', [], 'code', 'connected'],
  ['a used link at the code', [otp], 'device', 'otp'],
  ['a right code while the link is shown', [device], 'code', 'connected'],
] as const)('behavior: does not navigate: %s', (_, entries, cause, step) => {
  const { kit, read } = setup(...entries)
  const before = read()
  showLoginStep(kit, { cause, step })
  expect(read()).toBe(before)
})

test('behavior: does not change a closed modal', () => {
  const { kit, read } = createModalKit()
  const before = read()
  showLoginStep(kit, { cause: 'mail', step: 'otp' })
  showConnectedWallet(kit)
  expect(read()).toBe(before)
})

test('behavior: a wallet that was already active opens the account', () => {
  const { kit, views } = setup(external)
  showConnectedWallet(kit)
  expect(views()).toEqual(['Account'])
  showConnectedWallet(kit)
  expect(views()).toEqual(['Account'])
})
