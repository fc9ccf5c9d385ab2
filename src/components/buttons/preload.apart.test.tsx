// A process of its own: a module that was loaded stays loaded.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupLogin } from '../../../test/setup/components/setupLogin.js'
import { ConnectButton } from './ConnectButton.js'
import { ConnectModal } from './ConnectModal.js'

let waiting: (() => void)[]

beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  )
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Lets the page be idle until nothing waits for it. */
async function idle() {
  for (let rounds = 0; waiting.length > 0 && rounds < 9; rounds++) {
    const runs = waiting.splice(0)
    await act(async () => {
      for (const run of runs) run()
      await vi.dynamicImportSettled()
    })
  }
}

const dialog = () => document.querySelector('dialog.lk-dialog')

test.each([
  ['intent', 'the option', { preload: 'intent' as const }, undefined],
  ['idle', 'Save-Data', {}, { saveData: true }],
  ['idle', 'a slow connection', {}, { effectiveType: 'slow-2g' }],
])('param: preload %s, with %s: nothing in idle time', async (...row) => {
  const [, , options, connection] = row
  const { kit, wrapper } = setupLogin()
  Object.assign(kit, options)
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { connection }),
  )
  render(<ConnectButton />, { wrapper })
  expect(waiting).toEqual([])
  expect(dialog()).toBe(null)
})

test('behavior: without a button, nothing is preloaded', () => {
  render(<ConnectModal />, { wrapper: setupLogin().wrapper })
  expect(waiting).toEqual([])
})

test('default: loads the code and mounts the closed dialog, without a request', async () => {
  const { kit, wrapper } = setupLogin({ isUnasked: true })
  render(<ConnectButton />, { wrapper })
  expect(dialog()).toBe(null)
  await idle()
  expect(dialog()?.innerHTML).toBe('')
  expect(dialog()?.hasAttribute('open')).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
  expect(kit.frame?.getState().status).toBe('idle')
  // One click, one render: the list is there when it returns.
  fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(dialog()?.hasAttribute('open')).toBe(true)
  expect(screen.getByLabelText('Email address')).toBeTruthy()
})

test('behavior: a login that waits for its code is left to the click', async () => {
  const { kit, wrapper } = setupLogin({ isUnasked: true })
  const login = { email: 'ada@a.test', sentAt: Date.now(), step: 'device' }
  kit.storage.set('pendingLogin', JSON.stringify(login))
  render(<ConnectButton />, { wrapper })
  await idle()
  expect(dialog()).toBe(null)
  expect(kit.frame?.getState().status).toBe('idle')
})

test.each(['focus', 'pointerDown', 'pointerEnter'] as const)(
  'behavior: %s asks the dashboard, once',
  async (event) => {
    const { wrapper } = setupLogin({ isUnasked: true })
    render(<ConnectButton />, { wrapper })
    const button = screen.getByRole('button', { name: 'Connect wallet' })
    await act(async () => {
      fireEvent[event](button)
      fireEvent[event](button)
      await vi.dynamicImportSettled()
    })
    expect(fetch).toHaveBeenCalledOnce()
    expect(dialog()).not.toBe(null)
  },
)

test('behavior: without the embedded wallet, there is nothing to ask', async () => {
  const { wrapper } = setupLogin({ hasEmail: false })
  render(<ConnectButton />, { wrapper })
  await act(async () => {
    fireEvent.focus(screen.getByRole('button', { name: 'Connect wallet' }))
    await vi.dynamicImportSettled()
  })
  expect(fetch).not.toHaveBeenCalled()
})
