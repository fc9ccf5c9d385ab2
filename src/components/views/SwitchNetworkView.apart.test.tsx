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

test('default: the network it is about, refused and given up', async () => {
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

test('behavior: by CAIP-2 id, and where one is already', async () => {
  const { click, readStack } = await setup({
    view: 'SwitchNetwork',
    data: { chainId: 'eip155:1' },
  })
  screen.getByText("You're on Ethereum")
  await click('Back')
  expect(readStack()).toEqual(['Account'])
})

test.each([[{ chainId: 8453 }], [undefined]])(
  'error: a network that is not offered, %o',
  async (data) => {
    const { click, readStack } = await setup({ view: 'SwitchNetwork', data })
    screen.getByText("This app doesn't support that network")
    await click('Choose a network')
    expect(readStack()).toEqual(['Account', 'Networks'])
  },
)

test('behavior: behind the wrong network it cannot be closed', async () => {
  const { kit } = await setup({ view: 'SwitchNetwork', data: { chainId: 10 } })
  const state = kit.store.get(kit.atoms.modal)
  expect(isCloseBlocked(state)).toBe(false)
  const [, top] = state.stack
  const stack = [{ view: 'UnsupportedChain' } as const, top as ModalEntry]
  expect(isCloseBlocked({ ...state, stack })).toBe(true)
})

test('default: on with the other account, which is connected', async () => {
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

test('behavior: nobody is connected there', async () => {
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

test('behavior: no data, and an app without that kind', async () => {
  const { click, readStack } = await setup({ view: 'SwitchActiveChain' })
  screen.getByText('This only works on EVM')
  await click('Continue with EVM')
  expect(readStack()).toEqual(['Account'])
  cleanup()
  await setup(
    { view: 'SwitchActiveChain', data: { namespace: 'solana' } },
    { hasSolana: false },
  )
  screen.getByText('This app has no Solana networks')
})

test('default: the networks of the address, its own first', async () => {
  await setup({ view: 'WalletCompatibleNetworks' })
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'EthereumCurrent',
    'OP Mainnet',
    'SepoliaTest network',
  ])
})
