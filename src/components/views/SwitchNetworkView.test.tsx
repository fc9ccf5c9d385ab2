import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setupAccount } from '../../../test/setup/components/setupAccount.js'
import {
  createSolanaStub,
  solanaAddress,
} from '../../../test/setup/solana/createSolanaStub.js'
import { isCloseBlocked } from '../../core/modal/isCloseBlocked.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { SwitchActiveChainView } from './SwitchActiveChainView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'
import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView.js'

afterEach(cleanup)

const wallet = {
  id: 'Fjord',
  name: 'Fjord',
  icon: undefined,
  isInstalled: true,
  isEmbedded: false,
}

async function setup(
  entry: ModalEntry,
  { isJoined = false, hasSolana = true } = {},
) {
  const solana = createSolanaStub({ wallets: [wallet] })
  const found = await setupAccount({
    solana: hasSolana ? solana.port : undefined,
  })
  if (isJoined) await solana.port.connect({ walletId: wallet.id })
  const { kit, wrapper } = found
  kit.store.set(kit.atoms.activeNamespace, 'eip155')
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [{ view: 'Account' }, entry],
  }))
  const View = {
    SwitchNetwork: SwitchNetworkView,
    SwitchActiveChain: SwitchActiveChainView,
    WalletCompatibleNetworks: WalletCompatibleNetworksView,
  }[entry.view as 'SwitchNetwork']
  render(<View />, { wrapper })
  const click = (name: string) =>
    act(async () => screen.getByRole('button', { name }).click())
  return { ...found, click, solana }
}

test('default: the switch fails, then the user cancels', async () => {
  const { click, readStack } = await setup({
    view: 'SwitchNetwork',
    data: { chainId: 10 },
  })
  screen.getByText('Switch to OP Mainnet')
  await click('Switch network')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(readStack()).toEqual(['Account', 'SwitchNetwork'])
  screen.getByRole('button', { name: 'Try again' })
  await click('Cancel')
  expect(readStack()).toEqual(['Account'])
})

test('behavior: accepts a CAIP-2 ID, and shows if already on that network', async () => {
  const { click, readStack } = await setup({
    view: 'SwitchNetwork',
    data: { chainId: 'eip155:1' },
  })
  screen.getByText("You're on Ethereum")
  await click('Back')
  expect(readStack()).toEqual(['Account'])
})

test.each([[{ chainId: 8453 }], [undefined]])(
  'error: network not configured, %o',
  async (data) => {
    const { click, readStack } = await setup({ view: 'SwitchNetwork', data })
    screen.getByText("This app doesn't support that network")
    await click('Choose a network')
    expect(readStack()).toEqual(['Account', 'Networks'])
  },
)

test('behavior: above an unsupported network, cannot be closed', async () => {
  const { kit } = await setup({ view: 'SwitchNetwork', data: { chainId: 10 } })
  const state = kit.store.get(kit.atoms.modal)
  expect(isCloseBlocked(state)).toBe(false)
  const [, top] = state.stack
  const stack = [{ view: 'UnsupportedChain' } as const, top as ModalEntry]
  expect(isCloseBlocked({ ...state, stack })).toBe(true)
})

test('default: continues with the connected account of the other namespace', async () => {
  const { click, kit, readStack } = await setup(
    {
      view: 'SwitchActiveChain',
      data: { namespace: 'solana', redirectView: 'WalletSend' },
    },
    { isJoined: true },
  )
  screen.getByText('This only works on Solana')
  screen.getByText(new RegExp(solanaAddress.slice(0, 4)))
  await click('Continue with Solana')
  expect(kit.store.get(kit.atoms.activeNamespace)).toBe('solana')
  expect(readStack()).toEqual(['Account', 'WalletSend'])
})

test('behavior: no wallet is connected in that namespace', async () => {
  const { click, kit } = await setup({
    view: 'SwitchActiveChain',
    data: { namespace: 'solana' },
  })
  await click('Connect a wallet')
  expect(kit.store.get(kit.atoms.modal).stack.at(-1)).toEqual({
    view: 'Connect',
    data: { namespace: 'solana', redirectView: 'Account' },
  })
})

test('behavior: no data, and a namespace that is not configured', async () => {
  const { click, readStack } = await setup({ view: 'SwitchActiveChain' })
  screen.getByText('This only works on Ethereum, OP Mainnet, or Sepolia')
  await click('Continue with Ethereum')
  expect(readStack()).toEqual(['Account'])
  cleanup()
  await setup(
    { view: 'SwitchActiveChain', data: { namespace: 'solana' } },
    { hasSolana: false },
  )
  screen.getByText('This app has no Solana networks')
})

test('default: lists compatible networks, the current one first', async () => {
  await setup({ view: 'WalletCompatibleNetworks' })
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'EthereumCurrent',
    'OOP Mainnet',
    'SSepoliaTest network',
  ])
})
