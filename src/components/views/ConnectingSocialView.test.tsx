import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import {
  createPopup,
  setupSocial,
} from '../../../test/setup/frame/setupSocial.js'
import { SocialLoginCancelledError } from '../../core/errors/login.js'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function renderSocial(parameters: renderLogin.Parameters = {}) {
  const popup = createPopup()
  const open = vi.fn((..._: unknown[]): typeof popup | null => popup)
  vi.stubGlobal('open', open)
  // The project config is unavailable, so local features apply.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const app = await renderLogin(parameters)
  Object.assign(app.client, setupSocial().client)
  const button = (name: string | RegExp) =>
    app.screen.findByRole('button', { name })
  return { ...app, button, open, popup }
}

test('default: opens the popup within the click', async () => {
  const { button, open, popup, screen, view } = await renderSocial()
  const google = await button('Continue with Google')
  fireEvent.click(google)
  expect(open).toHaveBeenCalledOnce()
  expect(view()).toBe('ConnectingSocial')
  await screen.findByText('Continue on Google')
  expect(popup.visits).toHaveLength(1)
  expect(open).toHaveBeenCalledOnce()
})

test('behavior: leaving closes the popup', async () => {
  const { button, modal, popup, screen, view } = await renderSocial()
  fireEvent.click(await button('Continue with X'))
  await screen.findByText('Continue on X')
  act(() => modal().back())
  expect(view()).toBe('Connect')
  await waitFor(() => expect(popup.closed).toBe(true))
})

test('behavior: a blocked popup offers a link', async () => {
  const { button, open, screen } = await renderSocial()
  open.mockReturnValueOnce(null)
  fireEvent.click(await button('Continue with GitHub'))
  const link = await screen.findByRole('link', { name: 'Open GitHub' })
  expect(link.getAttribute('href')).toBe(open.mock.calls[0]?.[0])
  fireEvent.click(link)
  await screen.findByText('Continue on GitHub')
  expect(open).toHaveBeenCalledTimes(2)
})

test('behavior: opened by the app, waits for a click', async () => {
  const { modal, open, screen } = await renderSocial()
  act(() =>
    modal().go({ data: { provider: 'apple' }, view: 'ConnectingSocial' }),
  )
  expect(open).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Apple' }))
  expect(open).toHaveBeenCalledOnce()
})

test.each([undefined, {}, { provider: 'myspace' }])(
  'behavior: without a valid provider, lists all of them: %j',
  async (data) => {
    const { modal, screen } = await renderSocial()
    act(() => modal().go({ data: data as never, view: 'ConnectingSocial' }))
    expect(screen.getByRole('button', { name: 'Facebook' })).toBeTruthy()
  },
)

test('error: cancelled, then retry', async () => {
  const { button, client, open, popup, screen } = await renderSocial()
  Object.assign(client, {
    getSocialRedirectUri: vi.fn(async () => {
      throw new SocialLoginCancelledError()
    }),
  })
  fireEvent.click(await button('Continue with Discord'))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'Sign-in cancelled',
    ),
  )
  expect(popup.closed).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(open).toHaveBeenCalledTimes(2)
})

test('param: socials', async () => {
  const { screen } = await renderSocial({
    features: { socials: ['x', 'apple'] },
  })
  const list = await screen.findByRole('group', { name: 'Social sign-in' })
  const names = [...list.querySelectorAll('button')].map((button) =>
    button.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Continue with X', 'Continue with Apple'])
})

test('behavior: one button lists all seven providers', async () => {
  const { button, screen, view } = await renderSocial()
  fireEvent.click(await button('More ways to sign in'))
  expect(view()).toBe('ConnectSocials')
  expect(screen.getAllByRole('button')).toHaveLength(7)
})

test.each([
  ['s1', 'Continue on Google', /Finish in the other window or try again/],
  [undefined, 'Sign in with Google', /reloaded before you finished. Try again/],
])('behavior: after a reload, state %s: %s', async (state, title, hint) => {
  const { modal, open, screen } = await renderSocial()
  sessionStorage.setItem(
    'latchkey.pendingSocial',
    JSON.stringify({ provider: 'google', startedAt: Date.now(), state }),
  )
  await act(async () =>
    modal().go({ data: { provider: 'google' }, view: 'ConnectingSocial' }),
  )
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(hint)).toBeTruthy()
  expect(open).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(open).toHaveBeenCalledOnce()
  await screen.findByText(/This screen continues automatically/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
})
