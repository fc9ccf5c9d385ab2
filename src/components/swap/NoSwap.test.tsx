import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupProject } from '../../../test/setup/components/setupProject.js'
import { createSolanaStub } from '../../../test/setup/solana/createSolanaStub.js'
import { defaultCapabilities } from '../../core/capabilities.js'
import { NoSwap } from './NoSwap.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draft = {
  error: null,
  isLoading: false,
  isSupported: false,
  retry() {},
} as const

async function setup(
  parameters: { places?: readonly string[]; isOnSolana?: boolean } = {},
) {
  const { isOnSolana, places } = parameters
  const wallet = {
    icon: undefined,
    id: 'Lichen',
    isEmbedded: false,
    isInstalled: true,
    name: 'Lichen',
  }
  const solana = createSolanaStub({ wallets: [wallet] })
  const found = await setupProject({
    isConnected: !isOnSolana,
    solana: isOnSolana ? () => solana.port : undefined,
  })
  vi.stubGlobal('fetch', found.fetch)
  const { kit } = found
  if (places)
    Object.assign(kit, { capabilities: { ...kit.capabilities, swap: places } })
  if (isOnSolana) {
    await solana.port.connect({ walletId: wallet.id })
    kit.store.set(kit.atoms.activeNamespace, 'solana')
  }
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    stack: [{ view: 'Swap' }],
  }))
  render(<NoSwap draft={draft} />, { wrapper: found.wrapper })
  const read = () => kit.store.get(kit.atoms.modal).stack
  const click = (name: string) =>
    act(async () => screen.getByRole('button', { name }).click())
  return { click, read }
}

test('default: lists networks to choose from', async () => {
  await setup()
  expect(defaultCapabilities.swap.length).toBeGreaterThan(1)
  screen.getByText('You can swap on these networks:')
  screen.getByRole('button', { name: /OP Mainnet/ })
})

test('behavior: a single network requires a confirmation', async () => {
  const { click, read } = await setup({ places: ['eip155:10'] })
  screen.getByText('You can swap on OP Mainnet.')
  await click('Switch to OP Mainnet')
  expect(read()).toEqual([
    {
      data: { chainId: 10, redirectView: 'Swap' },
      view: 'SwitchNetwork',
    },
  ])
})

test('behavior: requests an account of the other namespace, then returns', async () => {
  const { click, read } = await setup({ isOnSolana: true })
  screen.getByText(/^This only works on Ethereum/)
  await click('Continue with Ethereum')
  expect(read()).toEqual([
    {
      data: { namespace: 'eip155', redirectView: 'Swap' },
      view: 'SwitchActiveChain',
    },
  ])
})

test('behavior: no network', async () => {
  await setup({ places: [] })
  screen.getByRole('button', { name: /account/i })
})
