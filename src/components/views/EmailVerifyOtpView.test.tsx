import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { InvalidCodeError } from '../../core/errors/login.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function setup() {
  const app = await renderLogin()
  const { screen, view } = app
  fireEvent.change(screen.getByLabelText('Email address'), {
    target: { value: 'ada@example.com' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  await screen.findByLabelText('Code')
  const field = () => screen.getByLabelText('Code') as HTMLInputElement
  const type = (value: string) =>
    fireEvent.change(field(), { target: { value } })
  const paste = (text: string) =>
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: () => text },
    })
  return { ...app, field, paste, type }
}

test('default: submits after six digits', async () => {
  const { client, field, modal, screen, type } = await setup()
  expect(screen.getByText('ada@example.com')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
  type('12345')
  expect(client.connectOtp).not.toHaveBeenCalled()
  type('123456')
  await waitFor(() => expect(modal().entry.view).toBe('Account'))
  expect(client.connectOtp).toHaveBeenCalledOnce()
})

test.each(['123 456', '123-456', 'Your code: 123456'])(
  'behavior: %s can be pasted wherever the focus is',
  async (text) => {
    const { client, paste, screen } = await setup()
    screen.getByRole('button', { name: 'Use a different email' }).focus()
    paste(text)
    await waitFor(() =>
      expect(client.connectOtp.mock.lastCall?.[0]).toEqual({ otp: '123456' }),
    )
  },
)

test('behavior: ignores text without a code', async () => {
  const { client, field, paste } = await setup()
  paste('hello 12')
  expect(field().value).toBe('')
  expect(client.connectOtp).not.toHaveBeenCalled()
})

test('error: a wrong code keeps the focus and is replaced by typing', async () => {
  const { client, field, modal, screen, type } = await setup()
  client.connectOtp.mockRejectedValueOnce(new InvalidCodeError())
  type('000000')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe("That code isn't right")
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toBe(alert.id)
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6])
  type('1')
  expect(field().value).toBe('1')
  type('123456')
  await waitFor(() => expect(modal().entry.view).toBe('Account'))
})

test('error: request times out, then retries the same code', async () => {
  const { client, modal, screen, type } = await setup()
  client.connectOtp.mockRejectedValueOnce(
    new FrameRequestTimeoutError({ type: 'CONNECT_OTP' }),
  )
  type('123456')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(modal().entry.view).toBe('Account'))
  expect(client.connectOtp).toHaveBeenCalledTimes(2)
})

test('behavior: sends nothing else while a code is checked', async () => {
  const { client, field, paste, screen, type } = await setup()
  client.connectOtp.mockImplementation(() => new Promise(() => {}))
  type('123456')
  await screen.findByText('Checking the code…')
  expect(field().readOnly).toBe(true)
  paste('654321')
  expect(client.connectOtp).toHaveBeenCalledOnce()
  expect(field().value).toBe('123456')
})

test('behavior: shows that the wallet is opening', async () => {
  const { config, screen, type } = await setup()
  const [connector] = config.connectors
  if (!connector) return expect.unreachable()
  vi.spyOn(connector, 'connect').mockImplementation(() => new Promise(() => {}))
  type('123456')
  await screen.findByText('Opening your wallet…')
})

test('behavior: resends the email after the cooldown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { client, screen } = await setup()
  const wait = screen.getByRole('button', { name: /Resend code in \d+ s/ })
  fireEvent.click(wait)
  expect(client.connectEmail).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  fireEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  await waitFor(() => expect(client.connectEmail).toHaveBeenCalledTimes(2))
})

test('behavior: uses a different address', async () => {
  const { screen, view } = await setup()
  fireEvent.click(screen.getByRole('button', { name: 'Use a different email' }))
  expect(view()).toBe('Connect')
  await waitFor(() => expect(screen.queryByText('ada@example.com')).toBe(null))
})

test('behavior: opened without a login', async () => {
  const { modal, screen, view } = await renderLogin()
  act(() => modal().close())
  act(() => modal().open({ view: 'EmailVerifyOtp' }))
  expect(screen.getByText('No code sent')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(view()).toBe('Connect')
})
