import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  address,
  setupAccount,
} from '../../../test/setup/components/setupAccount.js'
import {
  clusters,
  createSolanaStub,
  solanaAddress,
} from '../../../test/setup/solana/createSolanaStub.js'
import type { SolanaPort } from '../../core/ports/solana.js'
import { WalletReceiveView } from './WalletReceiveView.js'

afterEach(cleanup)

async function setup(solana?: SolanaPort) {
  const { kit, wrapper } = await setupAccount({ solana })
  if (solana) kit.store.set(kit.atoms.activeNamespace, 'solana')
  return render(<WalletReceiveView />, { wrapper })
}

test('default', async () => {
  const { container } = await setup()
  expect(
    screen.getByRole('img', { name: 'QR code for your address' }),
  ).toBeTruthy()
  expect(container.querySelector('.lk-address')?.textContent).toBe(address)
  const groups = container.querySelectorAll('.lk-address-group')
  expect([...groups].map((group) => group.textContent?.length)).toEqual(
    Array.from({ length: 10 }, () => 4),
  )
  expect(screen.getByText(/Only send tokens on these networks/)).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Works on 3 networks' }),
  ).toBeTruthy()
})

test('behavior: copies the full address and confirms it', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await setup()
  const button = screen.getByRole('button', { name: 'Copy address' })
  await act(async () => button.click())
  expect(writeText).toHaveBeenCalledWith(address)
  expect(button.textContent).toBe('Copied')
})

test.each([
  [clusters[0].id, /Only send SOL and Solana tokens to this address\. /],
  [clusters[1].id, /tokens on Solana Devnet to/],
  ['solana:gone', /no longer supports your network/],
])('behavior: on Solana, %s', async (caipNetworkId, hint) => {
  const wallet = { id: 'Fjord', name: 'Fjord', icon: undefined }
  const { port } = createSolanaStub({
    wallets: [{ ...wallet, isEmbedded: false, isInstalled: true }],
  })
  await port.connect({ walletId: wallet.id })
  await port.switchNetwork({ caipNetworkId })
  const { container } = await setup(port)
  expect(screen.getByText('Your Solana address')).toBeTruthy()
  const shown = container.querySelector('.lk-address')
  expect(shown?.textContent).toBe(solanaAddress)
  expect(container.querySelectorAll('.lk-address-group')).toHaveLength(11)
  expect(screen.getByText(hint)).toBeTruthy()
})

test('behavior: an amount changes the QR code to a payment request', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await setup()
  fireEvent.click(screen.getByRole('button', { name: 'Request an amount' }))
  const input = screen.getByLabelText('Amount in ETH')
  fireEvent.change(input, { target: { value: '1,5' } })
  await screen.findByRole('img', { name: 'QR code requesting 1.5 ETH' })
  const button = screen.getByRole('button', { name: 'Copy payment link' })
  await act(async () => button.click())
  expect(writeText).toHaveBeenCalledWith(
    `ethereum:${address}@1?value=1500000000000000000`,
  )
  const exact = '1234.567890123456789'
  fireEvent.change(input, { target: { value: exact } })
  const code = await screen.findByRole('img', {
    name: 'QR code requesting 1,234.567 ETH',
  })
  expect(code.closest('[title]')?.getAttribute('title')).toBe(
    '1,234.567890123456789 ETH',
  )
  fireEvent.change(input, { target: { value: '1 000' } })
  screen.getByText('Enter it without separators: 1000')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(input, { target: { value: '0' } })
  expect(input.getAttribute('aria-invalid')).toBe(null)
  fireEvent.blur(input)
  await screen.findByText('The amount must be more than zero')
  screen.getByRole('img', { name: 'QR code for your address' })
  expect(screen.queryByRole('button', { name: 'Copy payment link' })).toBe(null)
})
