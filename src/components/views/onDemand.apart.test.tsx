// A process of its own: a module that was loaded stays loaded.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupAccount } from '../../../test/setup/components/setupAccount.js'
import { setupLogin } from '../../../test/setup/components/setupLogin.js'
import { openModal } from '../../actions/modal/openModal.js'
import type { FeatureOptions } from '../../core/features/features.js'
import type { ModalView } from '../../core/modal/modal.js'
import { ConnectDialog } from '../dialog/ConnectDialog.js'
import { AccountView } from './AccountView.js'
import { connectSources } from './connectSources.js'
import { getViewSource } from './getViewSource.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const parts: readonly [keyof FeatureOptions, string, ModalView][] = [
  ['onramp', 'Buy', 'OnRampProviders'],
  ['swaps', 'Swap', 'Swap'],
  ['receive', 'Receive', 'WalletReceive'],
  ['send', 'Send', 'WalletSend'],
]

async function renderAccount(features: FeatureOptions) {
  const found = await setupAccount()
  Object.assign(found.kit, { features })
  found.open()
  render(<AccountView />, { wrapper: found.wrapper })
  await screen.findByRole('tab', { name: 'Tokens' })
  await act(() => vi.dynamicImportSettled())
  return found
}

test.each(parts)('param: %s, off and on', async (name, label, view) => {
  const part = getViewSource(view)
  await renderAccount({ [name]: false })
  expect(screen.queryByRole('button', { name: label })).toBe(null)
  expect(part.peek()).toBe(undefined)
  cleanup()
  await renderAccount({})
  expect(screen.getAllByRole('button', { name: label })).not.toEqual([])
  // Loads only on click.
  expect(part.peek()).toBe(undefined)
})

test('param: activity, off and on', async () => {
  await renderAccount({ activity: false })
  expect(screen.queryByRole('tab', { name: 'Activity' })).toBe(null)
  cleanup()
  await renderAccount({})
  const tab = screen.getByRole('tab', { name: 'Activity' })
  await act(async () => tab.click())
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

async function renderConnect(features: FeatureOptions) {
  const { kit, wrapper } = setupLogin({ features })
  render(<ConnectDialog />, { wrapper })
  await act(async () => openModal(kit))
  await act(() => vi.dynamicImportSettled())
}

test('param: email and socials, off and on', async () => {
  const mail = connectSources.EmailVerifyOtp
  const google = () =>
    screen.queryByRole('button', { name: 'Continue with Google' })
  await renderConnect({ email: false, socials: false })
  screen.getByText('No wallet found')
  expect(screen.queryByLabelText('Email address')).toBe(null)
  expect([mail.peek(), google()]).toEqual([undefined, null])
  cleanup()
  await renderConnect({ socials: false })
  screen.getByLabelText('Email address')
  expect([mail.peek(), google()]).toEqual([undefined, null])
  cleanup()
  await renderConnect({ email: false })
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(mail.peek()).toBe(undefined)
})
