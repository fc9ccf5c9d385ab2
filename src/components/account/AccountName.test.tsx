import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  address,
  setupAccount,
} from '../../../test/setup/components/setupAccount.js'
import { AccountName } from './AccountName.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function setup(name: string | null) {
  const { api, wrapper } = await setupAccount()
  api.name = name
  return render(<AccountName address={address} />, { wrapper })
}

test('default', async () => {
  const { container } = await setup('ada.reown.id')
  await waitFor(() => expect(container.textContent).toBe('ada.reown.id'))
})

test('behavior: renders nothing without a name', async () => {
  const { container } = await setup(null)
  await waitFor(() => expect(container.innerHTML).toBe(''))
})

test('behavior: treats the name as untrusted text', async () => {
  const { container } = await setup(`a\u202eda<b>${'x'.repeat(99)}`)
  await waitFor(() => expect(container.textContent).toMatch(/^ada<b>x+…$/))
  expect(container.textContent).toHaveLength(64)
})
