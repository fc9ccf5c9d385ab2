import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { createProvider } from '../../../test/setup/components/setupLogin.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const wallets = { 'io.fox': { name: 'Fox', ...createProvider() } }

async function openCreate(parameters: renderLogin.Parameters = {}) {
  const app = await renderLogin({ wallets, ...parameters })
  const press = (name: string | RegExp) =>
    fireEvent.click(app.screen.getByRole('button', { name }))
  press("I don't have a wallet")
  return { ...app, press }
}

test('default: starts a login and returns to it', async () => {
  const { modal, press, screen, view } = await openCreate()
  expect(view()).toBe('Create')
  await screen.findByText(/Nothing to install/)
  const input = screen.getByLabelText('Email address')
  fireEvent.change(input, { target: { value: 'ada@example.com' } })
  press('Continue with email')
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  act(() => modal().back())
  expect(view()).toBe('Create')
  screen.getByRole('button', { name: /Enter your code/ })
})

test('behavior: orders social providers for new users', async () => {
  const { screen } = await openCreate()
  const group = await screen.findByRole('group', { name: 'Social sign-in' })
  const names = [...group.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )
  expect(names.slice(0, 3)).toEqual([
    'Continue with Google',
    'Continue with X',
    'Continue with Farcaster',
  ])
})

test.each([
  [/^Get a wallet/, 'GetWallet'],
  ['What is a wallet?', 'WhatIsAWallet'],
])('behavior: %s', async (name, expected) => {
  const { press, screen, view } = await openCreate({ hasEmail: false })
  await screen.findByText('Get a wallet')
  press(name)
  expect(view()).toBe(expected)
})

test('behavior: without a login, states that a wallet is required', async () => {
  const { screen } = await openCreate({ hasEmail: false })
  expect(screen.queryByLabelText('Email address')).toBe(null)
  expect(screen.queryByText('or')).toBe(null)
  await screen.findByText("You need a wallet to sign in here. It's free.")
})
