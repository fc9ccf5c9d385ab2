import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { createProvider } from '../../../test/setup/components/setupLogin.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

type Entry = { id: string; isEnabled: boolean; config: string[] | null }

const toEntry = (config: string[] | null): Entry => ({
  id: 'social_login',
  isEnabled: config?.length !== 0,
  config,
})
const unavailable = "This sign-in isn't available here. Choose another way"

/** A first visit, with a dashboard that answers when the test says so. */
async function visit(parameters: renderLogin.Parameters = {}) {
  let settle = (_entry: Entry) => {}
  const settled = new Promise<Entry>((resolve) => {
    settle = resolve
  })
  const request = vi.fn(async () =>
    Response.json({ features: [await settled] }),
  )
  vi.stubGlobal('fetch', request)
  const app = await renderLogin({
    isUnasked: true,
    wallets: { 'io.fox': { name: 'Fox', ...createProvider() } },
    ...parameters,
  })
  const { screen } = app
  /** What the card shows, top to bottom. */
  const read = () =>
    [...screen.container.querySelectorAll('.lk-connect > *')].map((element) => {
      const isRoom = element.matches('.lk-room')
      const name =
        element.getAttribute('aria-label') ?? element.className.split(' ')[0]
      return isRoom ? `room of ${name}` : name
    })
  return {
    ...app,
    answer: (config: string[] | null) =>
      act(async () => settle(toEntry(config))),
    email: () => screen.queryByLabelText('Email address') as HTMLInputElement,
    read,
    request,
  }
}

test('default: wallets and the logins of the page are there at once', async () => {
  const { answer, email, read, request, screen } = await visit()
  expect(request).toHaveBeenCalled()
  screen.getByRole('button', { name: 'Fox' })
  expect(email()).not.toBe(null)
  const before = read()
  await answer(null)
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(read()).toEqual(before)
})

test('behavior: logins that are off leave their places empty', async () => {
  const { answer, email, modal, screen } = await visit()
  const { container } = screen
  await screen.findByRole('button', { name: 'Continue with Google' })
  const count = () => container.querySelector('.lk-connect')?.children.length
  const before = count()
  await answer([])
  await waitFor(() => expect(email()).toBe(null))
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBe(null)
  expect(container.querySelectorAll('.lk-room')).toHaveLength(3)
  // The line between wallets and logins keeps its place too.
  expect(container.querySelector('.lk-or')?.className).toContain('lk-room')
  expect(count()).toBe(before)
  act(() => modal().close())
  await act(async () => modal().open())
  expect(container.querySelector('.lk-room')).toBe(null)
  expect(screen.queryByText('or')).toBe(null)
})

test('behavior: of the social logins, those that are on stay', async () => {
  const { answer, email, screen } = await visit()
  await screen.findByRole('button', { name: 'Continue with Google' })
  await answer(['email', 'apple', 'x'])
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Google/ })).toBe(null),
  )
  const names = screen
    .getAllByRole('button', { name: /^Continue with/ })
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([
    'Continue with email',
    'Continue with Apple',
    'Continue with X',
  ])
  expect(email()).not.toBe(null)
  expect(screen.container.querySelectorAll('.lk-room')).toHaveLength(1)
})

test('behavior: a login that is added appears the next time', async () => {
  const { answer, email, kit, modal } = await visit({
    features: { email: false },
  })
  await answer(['email', 'google'])
  await waitFor(() =>
    expect(kit.storage.get('projectFeatures')).toContain('email'),
  )
  expect(email()).toBe(null)
  act(() => modal().close())
  await act(async () => modal().open())
  expect(email()).not.toBe(null)
})

test('behavior: an address that was typed before is refused with a sentence', async () => {
  const { answer, client, email, screen } = await visit()
  fireEvent.change(email(), { target: { value: 'ada@example.com' } })
  await answer([])
  await waitFor(() => expect(screen.container.innerHTML).toContain('lk-room'))
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  expect(screen.getByRole('alert').textContent).toBe(unavailable)
  expect(client.connectEmail).not.toHaveBeenCalled()
  fireEvent.change(email(), { target: { value: '' } })
  expect(email()).toBe(null)
})

test('behavior: a login that was faster is ended, with a sentence', async () => {
  const { answer, client, email, kit, screen, view } = await visit()
  fireEvent.change(email(), { target: { value: 'ada@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  expect(client.connectEmail).toHaveBeenCalledOnce()
  await answer([])
  await waitFor(() => expect(view()).toBe('Connect'))
  const { toast } = kit.store.get(kit.atoms.notices)
  expect(toast?.key).toBe('loginUnavailable')
  expect(email()).toBe(null)
})

test('behavior: a login that the dashboard leaves on goes on', async () => {
  const { answer, email, kit, screen, view } = await visit()
  fireEvent.change(email(), { target: { value: 'ada@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  await answer(['email'])
  await waitFor(() =>
    expect(kit.storage.get('projectFeatures')).toContain('email'),
  )
  expect(view()).toBe('EmailVerifyOtp')
  expect(kit.store.get(kit.atoms.notices).toast).toBe(undefined)
})
