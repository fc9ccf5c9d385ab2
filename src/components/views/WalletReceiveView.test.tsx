// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { address, setupAccount } from '../../../test/setup/setupAccount.js'
import { WalletReceiveView } from './WalletReceiveView.js'

afterEach(cleanup)

async function setup() {
  const { wrapper } = await setupAccount()
  return render(<WalletReceiveView />, { wrapper })
}

test('default', async () => {
  const { container } = await setup()
  expect(
    screen.getByRole('img', { name: 'QR code of your address' }),
  ).toBeTruthy()
  expect(container.querySelector('.lk-address')?.textContent).toBe(address)
  const groups = container.querySelectorAll('.lk-address-group')
  expect([...groups].map((group) => group.textContent?.length)).toEqual(
    Array.from({ length: 10 }, () => 4),
  )
  expect(screen.getByText(/Only send tokens of Ethereum/)).toBeTruthy()
})

test('behavior: the copy button copies all of it, and answers', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await setup()
  const button = screen.getByRole('button', { name: 'Copy address' })
  await act(async () => button.click())
  expect(writeText).toHaveBeenCalledWith(address)
  expect(button.textContent).toBe('Copied')
})
