import { QueryClient } from '@tanstack/react-query'
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createSignInKit,
  signInAddress,
} from '../../../test/setup/kit/createSignInKit.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { signIn } from '../../actions/signIn.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import { EmailRequiredError } from '../../core/errors/signIn.js'
import { useModal } from '../../hooks/useModal.js'
import type { SiwxEmailCapture } from '../../siwx/client/types.js'
import { DataCaptureOtpConfirmView } from './DataCaptureOtpConfirmView.js'
import { DataCaptureView } from './DataCaptureView.js'
import { SIWXSignMessageView } from './SIWXSignMessageView.js'

const email = 'ada@example.com'
const account = { accountAddress: signInAddress, chainId: 'eip155:1' }

beforeEach(() => {
  // The dashboard is not reachable: the page's own features apply.
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status: 404 })),
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Views() {
  const { entry, isOpen } = useModal()
  if (!isOpen) return null
  if (entry.view === 'DataCapture') return <DataCaptureView />
  if (entry.view === 'DataCaptureOtpConfirm')
    return <DataCaptureOtpConfirmView />
  return <SIWXSignMessageView />
}

async function setup({
  confirm,
  features = { emailCapture: true },
  isRequired = true,
  submit = async () => undefined,
}: Partial<SiwxEmailCapture> & {
  features?: createSignInKit.Parameters['features']
  isRequired?: boolean
} = {}) {
  const emailCapture = {
    submit: vi.fn(submit),
    ...(confirm && { confirm: vi.fn(confirm) }),
  }
  const made = createSignInKit({
    features,
    options: { emailCapture, getRequired: () => isRequired },
  })
  render(<Views />, { wrapper: createWrapper(made.kit, new QueryClient()) })
  await act(made.connectFirst)
  await waitFor(() => expect(made.view()).toBe('DataCapture'))
  return { ...made, emailCapture }
}

const click = (name: string) =>
  act(async () => screen.getByRole('button', { name }).click())

async function enter(value: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Email address' }), {
    target: { value },
  })
  await click('Continue')
}

const enterCode = (value: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), {
      target: { value },
    })
  })

test('default: passes the address on, then asks for the signature', async () => {
  const { emailCapture, ids, view } = await setup()
  screen.getByText(`${location.host} asks for your email address.`)
  screen.getByText('Shared with this site, together with your account.')
  await enter(` ${email} `)
  await waitFor(() => expect(view()).toBe('SIWXSignMessage'))
  expect(emailCapture.submit).toHaveBeenCalledExactlyOnceWith({
    ...account,
    email,
  })
  screen.getByText(
    'This site requires a signature. Cancel to disconnect your wallet.',
  )
  await click('Sign in')
  await waitFor(() => expect(ids()).toHaveLength(1))
  expect(view()).toBe(undefined)
})

test('behavior: skips', async () => {
  const { emailCapture, view } = await setup()
  await click('Skip')
  expect(view()).toBe('SIWXSignMessage')
  expect(emailCapture.submit).not.toHaveBeenCalled()
})

test('behavior: required, cannot be skipped, and signing in without opens it', async () => {
  const { ids, kit, siwx, view } = await setup({
    features: { emailCapture: ['required'] },
  })
  // Required or not, people see who gets it.
  screen.getByText(
    'This site requires an email address. Shared with this site, together with your account.',
  )
  expect(screen.queryByRole('button', { name: 'Skip' })).toBe(null)
  // guard: the page's own button does not lead around it
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'EMAIL_REQUIRED' })
  expect(siwx.signMessage).not.toHaveBeenCalled()
  expect(view()).toBe('DataCapture')
  await click('Cancel')
  await waitFor(() => expect(kit.getAccounts()).toEqual([]))
  expect(ids()).toEqual([])
})

test('behavior: closing disconnects, unless no session is required', async () => {
  const first = await setup()
  act(() => closeModal(first.kit))
  await waitFor(() => expect(first.kit.getAccounts()).toEqual([]))
  cleanup()
  const second = await setup({ isRequired: false })
  act(() => closeModal(second.kit))
  expect(second.view()).toBe(undefined)
  expect(second.kit.getAccounts()).toHaveLength(1)
})

test('behavior: a code, a wrong one, another one', async () => {
  const { emailCapture, view } = await setup({
    confirm: async ({ code }) => {
      if (code !== '123456') throw new InvalidCodeError()
    },
    submit: async () => ({ isCodeRequired: true }),
  })
  await enter(email)
  await waitFor(() => expect(view()).toBe('DataCaptureOtpConfirm'))
  screen.getByText(email)
  // The cooldown of 30 s.
  expect(screen.getByRole('button', { name: /^Resend code in/ })).toBeTruthy()
  await enterCode('111111')
  await screen.findByText("That code isn't right")
  expect(view()).toBe('DataCaptureOtpConfirm')
  await enterCode('123456')
  await waitFor(() => expect(view()).toBe('SIWXSignMessage'))
  expect(emailCapture.confirm).toHaveBeenLastCalledWith({
    ...account,
    code: '123456',
    email,
  })
})

test('behavior: the same address is not mailed twice within 30 s', async () => {
  const { emailCapture, view } = await setup({
    confirm: async () => {},
    submit: async () => ({ isCodeRequired: true }),
  })
  await enter(email)
  await waitFor(() => expect(view()).toBe('DataCaptureOtpConfirm'))
  await click('Use a different email')
  expect(view()).toBe('DataCapture')
  await enter(email)
  await waitFor(() => expect(view()).toBe('DataCaptureOtpConfirm'))
  expect(emailCapture.submit).toHaveBeenCalledTimes(1)
  await click('Use a different email')
  await enter('grace@example.com')
  await waitFor(() => expect(emailCapture.submit).toHaveBeenCalledTimes(2))
})

test('error: an address that is none, and one that the app refuses', async () => {
  let isRefusing = true
  const { emailCapture, view } = await setup({
    submit: async () => {
      if (isRefusing) throw new Error('<b>no</b>')
    },
  })
  await enter('ada@example')
  screen.getByText('Enter a valid email address')
  expect(emailCapture.submit).not.toHaveBeenCalled()
  await enter(email)
  await screen.findByText('Something went wrong')
  expect(view()).toBe('DataCapture')
  isRefusing = false
  await click('Continue')
  await waitFor(() => expect(view()).toBe('SIWXSignMessage'))
})

test('behavior: the service requires it after all', async () => {
  const { siwx, view } = await setup()
  await click('Skip')
  siwx.addSession.mockRejectedValueOnce(new EmailRequiredError())
  await click('Sign in')
  await waitFor(() => expect(view()).toBe('DataCapture'))
  expect(screen.queryByRole('button', { name: 'Skip' })).toBe(null)
})
