import { QueryClient } from '@tanstack/react-query'
import {
  act,
  cleanup,
  fireEvent,
  render,
  waitFor,
} from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupSocial } from '../../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { openModal } from '../../actions/modal/openModal.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import { getModalEntry, type ModalView } from '../../core/modal/modal.js'
import type { FrameClient } from '../../core/ports.js'
import { UpdateEmailView } from './UpdateEmailView.js'

afterEach(cleanup)

async function renderUpdate(
  parameters: { isLoggedIn?: boolean; view?: ModalView } = {},
) {
  const { isLoggedIn = true, view = 'UpdateEmailWallet' } = parameters
  const social = setupSocial()
  const { frame, kit, setState, user } = social
  const client = Object.assign(social.client, {
    updateEmail: vi.fn<FrameClient['updateEmail']>(async () => ({
      action: 'VERIFY_PRIMARY_OTP',
    })),
    updateEmailPrimaryOtp: vi.fn<FrameClient['updateEmailPrimaryOtp']>(
      async () => {},
    ),
    updateEmailSecondaryOtp: vi.fn<FrameClient['updateEmailSecondaryOtp']>(
      async () => ({ newEmail: 'new@example.com' }),
    ),
  })
  frame.options.storage.set('email', 'old@example.com')
  if (isLoggedIn) setState({ user })
  openModal(kit, { view: 'Connect' })
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    stack: [{ view: 'Account' }, { view } as never],
  }))
  const wrapper = createWrapper(kit, new QueryClient())
  const screen = render(<UpdateEmailView />, { wrapper })
  await act(async () => {})
  const read = () => getModalEntry(kit.store.get(kit.atoms.modal)).view
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name }))
  /**
   * Waits until the field is editable, as the previous request may be pending.
   */
  async function enterCode() {
    const field = screen.getByLabelText('Code') as HTMLInputElement
    await waitFor(() => expect(field.readOnly).toBe(false))
    type('Code', '123456')
  }
  return { client, enterCode, press, read, screen, type }
}

test('default: address, current code, new code, done', async () => {
  const { enterCode, press, read, screen, type } = await renderUpdate()
  expect(screen.getByText('old@example.com')).toBeTruthy()
  type('New email address', 'new@example.com')
  press('Continue')
  await screen.findByText(/First, confirm it's you/)
  expect(read()).toBe('UpdateEmailPrimaryOtp')
  expect(screen.getByText('old@example.com')).toBeTruthy()
  await enterCode()
  await screen.findByText(/we sent to your new address/)
  expect(read()).toBe('UpdateEmailSecondaryOtp')
  await enterCode()
  await screen.findByText('Email changed')
  press('Done')
  expect(read()).toBe('Account')
})

test('error: invalid address, or the current one', async () => {
  const { client, press, screen, type } = await renderUpdate()
  type('New email address', 'new@')
  press('Continue')
  expect(screen.getByRole('alert').textContent).toMatch(/valid email/)
  type('New email address', 'OLD@example.com')
  press('Continue')
  expect(screen.getByRole('alert').textContent).toMatch(/already your email/)
  expect(client.updateEmail).not.toHaveBeenCalled()
})

test('error: wrong code, then another address', async () => {
  const { client, enterCode, press, read, screen, type } = await renderUpdate()
  client.updateEmailPrimaryOtp.mockRejectedValueOnce(new InvalidCodeError())
  type('New email address', 'new@example.com')
  press('Continue')
  await screen.findByText(/First, confirm it's you/)
  await enterCode()
  expect((await screen.findByRole('alert')).textContent).toMatch(/isn't right/)
  expect(read()).toBe('UpdateEmailPrimaryOtp')
  press('Use a different email')
  expect(read()).toBe('UpdateEmailWallet')
  expect(screen.getByLabelText('New email address')).toBeTruthy()
})

test.each(['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'] as const)(
  'behavior: %s without a sent code returns to the start',
  async (view) => {
    const { press, read, screen } = await renderUpdate({ view })
    expect(screen.getByText('No code sent')).toBeTruthy()
    press('Change email')
    expect(read()).toBe('UpdateEmailWallet')
  },
)

test('behavior: no email login', async () => {
  const { press, read, screen } = await renderUpdate({ isLoggedIn: false })
  expect(screen.getByText('No email to change')).toBeTruthy()
  press('Sign in with email')
  expect(read()).toBe('Connect')
})
