import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { setupAccount } from '../../../test/setup/components/setupAccount.js'
import {
  clusters,
  createSolanaStub,
} from '../../../test/setup/solana/createSolanaStub.js'
import { getActiveAccount } from '../../actions/getActiveAccount.js'
import type { SolanaPort } from '../../core/ports/solana.js'
import { NetworksView } from './NetworksView.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'

afterEach(cleanup)

async function setup(View = NetworksView, solana?: SolanaPort) {
  const found = await setupAccount({ solana })
  found.open('Networks')
  render(<View />, { wrapper: found.wrapper })
  const row = (name: RegExp) => screen.getByRole('button', { name })
  const click = (name: RegExp) => act(async () => row(name).click())
  return { ...found, click, row }
}

test('default: labels the current network', async () => {
  const { row } = await setup()
  expect(row(/^Ethereum/).textContent).toContain('Current')
  expect(row(/^Ethereum/).getAttribute('aria-current')).toBe('true')
  expect(row(/^Sepolia/).textContent).toContain('Test network')
})

test('behavior: goes back after a successful switch', async () => {
  const { click, first, readStack } = await setup()
  act(() => first.emitter.emit('change', { chainId: 5 }))
  await click(/^Ethereum/)
  await waitFor(() => expect(readStack()).toEqual(['Account']))
  expect(await first.getChainId()).toBe(mainnet.id)
})

test('behavior: a pending switch is shown in its row', async () => {
  const { click, row } = await setup()
  await click(/^Sepolia/)
  await waitFor(() =>
    expect(row(/^Sepolia/).textContent).toContain('Confirm in your wallet'),
  )
  expect(row(/^Sepolia/).getAttribute('aria-disabled')).toBe('true')
})

test('behavior: allows another switch while the wallet ignores one', async () => {
  const { click, row } = await setup()
  await click(/^Sepolia/)
  await waitFor(() =>
    expect(row(/^Sepolia/).textContent).toContain('Confirm in your wallet'),
  )
  await click(/^OP Mainnet/)
  const alert = await screen.findByRole('alert', undefined, { timeout: 3_000 })
  expect(alert.previousElementSibling).toBe(row(/^OP Mainnet/))
  expect(row(/^Sepolia/).textContent).not.toContain('Confirm in your wallet')
})

test('error: shown in the row', async () => {
  const { click, readStack, row } = await setup()
  await click(/^OP Mainnet/)
  const alert = await screen.findByRole('alert')
  expect(alert.previousElementSibling).toBe(row(/^OP Mainnet/))
  expect(alert.textContent).not.toBe('')
  expect(readStack()).toEqual(['Account', 'Networks'])
})

test('behavior: shows an unsupported network, and disconnects', async () => {
  const { config, first } = await setup(UnsupportedChainView)
  act(() => first.emitter.emit('change', { chainId: 5 }))
  expect(screen.getByText(/First is on a network/).textContent).toContain('5')
  expect(screen.getAllByRole('button')).toHaveLength(4)
  const disconnect = screen.getByRole('button', { name: 'Disconnect' })
  await act(async () => disconnect.click())
  await waitFor(() =>
    expect(config.state.connections.has(first.uid)).toBe(false),
  )
  expect(config.state.connections.size).toBe(1)
})

async function setupBoth() {
  const solana = createSolanaStub({ wallets: [wallet] })
  await solana.port.connect({ walletId: wallet.id })
  return { ...(await setup(NetworksView, solana.port)), solana }
}

const wallet = {
  id: 'Fjord',
  name: 'Fjord',
  icon: undefined,
  isInstalled: true,
  isEmbedded: false,
}

test('default: lists chains, then clusters, each by its name', async () => {
  await setupBoth()
  const names = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'EthereumCurrent',
    'OOP Mainnet',
    'SSepoliaTest network',
    'Solana',
    'Solana DevnetTest network',
  ])
})

test('behavior: selecting a cluster activates Solana and leaves EVM unchanged', async () => {
  const { click, config, kit, readStack, solana } = await setupBoth()
  const before = config.state
  await click(/^Solana Devnet/)
  await waitFor(() => expect(readStack()).toEqual(['Account']))
  expect(solana.port.getState().network).toBe(clusters[1].id)
  expect(getActiveAccount(kit)?.caipNetworkId).toBe(clusters[1].id)
  expect(config.state).toBe(before)
})

test('behavior: one group without a heading if only one namespace is connected', async () => {
  const solana = createSolanaStub({ wallets: [wallet] })
  await setup(NetworksView, solana.port)
  expect(screen.queryByText('Solana networks')).toBeNull()
  expect(screen.getAllByRole('button')).toHaveLength(3)
})
