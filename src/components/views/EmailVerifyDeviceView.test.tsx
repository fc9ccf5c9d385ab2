import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { DeviceNotApprovedError } from '../../core/errors/login.js'

afterEach(cleanup)

async function setup(connectDevice: () => Promise<void>) {
  const app = await renderLogin()
  const { client, screen, view } = app
  client.connectEmail.mockResolvedValueOnce({ action: 'VERIFY_DEVICE' })
  client.connectDevice.mockImplementation(connectDevice)
  fireEvent.change(screen.getByLabelText('Email address'), {
    target: { value: 'ada@example.com' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  await waitFor(() => expect(view()).toBe('EmailVerifyDevice'))
  return app
}

test('default: shows what to do and allows going back', async () => {
  const { screen, view } = await setup(() => new Promise(() => {}))
  await screen.findByText('ada@example.com', { exact: false })
  const status = screen.getByRole('status')
  expect(status.textContent).toContain('Open the link we sent to')
  expect(status.textContent).toContain('ada@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Use a different email' }))
  expect(view()).toBe('Connect')
})

test('error: device is rejected', async () => {
  const { screen } = await setup(async () => {
    throw new DeviceNotApprovedError()
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("This device wasn't approved")
})
