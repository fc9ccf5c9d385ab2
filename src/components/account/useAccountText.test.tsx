import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  address,
  setupAccount,
} from '../../../test/setup/components/setupAccount.js'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { useAccountText } from './useAccountText.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function setup(name: string | null) {
  const { api, wrapper } = await setupAccount()
  api.name = name
  return { ...renderHook(() => useAccountText(address), { wrapper }), wrapper }
}

test('default: shows the address until the name loads', async () => {
  const { result } = await setup('ada.reown.id')
  expect(result.current).toBe('0xf39F…2266')
  await waitFor(() => expect(result.current).toBe('ada.reown.id'))
})

test('behavior: uses the name as text and accessible name of the button', async () => {
  const { wrapper } = await setup('ada.reown.id')
  const { findByRole } = render(<ConnectButton />, { wrapper })
  const button = await findByRole('button', { name: 'Account ada.reown.id' })
  expect(button.textContent).toContain('ada.reown.id')
  expect(button.getAttribute('aria-description')).toBe('Network Ethereum')
})
