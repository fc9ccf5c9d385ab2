import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../../test/setup/components/createModalApp.js'
import { ConnectStep } from './ConnectStep.js'

afterEach(cleanup)

function setup() {
  const { setState, wrapper } = createModalApp()
  render(
    <ConnectStep hasMail={false} isConnected mail={undefined} mailbox="" />,
    {
      wrapper,
    },
  )
  return { setState, text: () => screen.getByText(/^You are in/).textContent }
}

test('default: the browser remembers the login', () => {
  expect(setup().text()).toBe('You are in, and this browser remembers it.')
})

test('behavior: does not contradict the notice of an account that is not saved', () => {
  const { setState, text } = setup()
  const user = { address: '0x01', chainId: 1 }
  act(() => setState({ user: { ...user, isStored: false } }))
  expect(text()).toBe(
    "You are in, until you close the page: this browser doesn't save your account.",
  )
  act(() => setState({ user: { ...user, isStored: true } }))
  expect(text()).toBe('You are in, and this browser remembers it.')
})

test('behavior: says that the login is not saved', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(setup().text()).toBe(
    "You are in, until you leave: this browser doesn't save the login.",
  )
})
