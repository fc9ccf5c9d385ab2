import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { setupSocial } from '../../../test/setup/frame/setupSocial.js'
import {
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../../core/errors/login.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function renderFarcaster(change: object = {}) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const app = await renderLogin()
  const { client } = setupSocial()
  client.connectFarcaster.mockImplementation(() => new Promise(() => {}))
  Object.assign(app.client, client, change)
  await act(async () => app.modal().go({ view: 'ConnectingFarcaster' }))
  return app
}

test('default: shows a QR code and a copy button', async () => {
  let answer = (_: { url: string }) => {}
  const uri = new Promise<{ url: string }>((resolve) => {
    answer = resolve
  })
  const getFarcasterUri = vi.fn(() => uri)
  const { screen } = await renderFarcaster({ getFarcasterUri })
  await vi.waitFor(() => expect(getFarcasterUri).toHaveBeenCalled())
  expect(screen.getByText('Preparing the QR code')).toBeTruthy()
  await act(async () => answer({ url: 'https://farcaster.example/sign-in' }))
  await screen.findByRole('img', { name: 'QR code to sign in with Farcaster' })
  const copy = screen.getByRole('button', { name: 'Copy link' })
  expect(copy.getAttribute('aria-disabled')).toBe('false')
})

test('behavior: shows a link on phones', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36',
  })
  const { screen } = await renderFarcaster()
  const link = await screen.findByRole('link', { name: 'Open Farcaster' })
  expect(link.getAttribute('href')).toContain('https://farcaster.example/')
  expect(screen.queryByRole('img')).toBe(null)
})

test.each([
  [new SocialLoginExpiredError(), 'Sign-in took too long'],
  [new SocialLoginFailedError(), "Sign-in didn't work"],
])('error: %s', async (error, sentence) => {
  const connectFarcaster = vi.fn().mockRejectedValueOnce(error)
  const { screen } = await renderFarcaster({ connectFarcaster })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(sentence)
  connectFarcaster.mockImplementation(() => new Promise(() => {}))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBe(null)
})
