import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  address,
  setupAccount,
} from '../../../test/setup/components/setupAccount.js'
import {
  createSolanaStub,
  solanaAddress,
} from '../../../test/setup/solana/createSolanaStub.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { mergeStrings } from '../../core/language/mergeStrings.js'
import { AccountView } from '../views/AccountView.js'
import { SideSwitch } from './SideSwitch.js'

afterEach(cleanup)

const wallet = {
  id: 'Fjord',
  name: 'Fjord',
  icon: undefined,
  isInstalled: true,
  isEmbedded: false,
}

async function setup() {
  const solana = createSolanaStub({ wallets: [wallet] })
  const found = await setupAccount({ solana: solana.port })
  found.open()
  const page = render(<AccountView />, { wrapper: found.wrapper })
  const side = (name: string) => screen.queryByRole('button', { name })
  return { ...found, ...page, side, solana }
}

const join = ({ port }: ReturnType<typeof createSolanaStub>) =>
  act(() => port.connect({ walletId: wallet.id }))

test('default: switches to the other account and back with one tap', async () => {
  const { config, side, solana } = await setup()
  await join(solana)
  expect(side('Ethereum. Switch network')?.getAttribute('aria-current')).toBe(
    'true',
  )
  expect(screen.getByText('0xf39F…2266')).toBeTruthy()
  const before = config.state
  await act(async () => side('Solana')?.click())
  expect(screen.getByText('Fvy7…iGZt')).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Solana. Switch network' }),
  ).toBeTruthy()
  const link = screen.getByRole('link', { name: 'View on explorer' })
  expect(link.getAttribute('href')).toBe(
    `https://explorer.solana.example/address/${solanaAddress}`,
  )
  expect(config.state).toBe(before)
  await act(async () => side('Ethereum')?.click())
  expect(screen.getByText('0xf39F…2266')).toBeTruthy()
  expect(solana.port.getState().accounts).toHaveLength(1)
})

test('behavior: renders nothing with a single account', async () => {
  const { side, solana } = await setup()
  expect(side('Solana')).toBeNull()
  await join(solana)
  expect(side('Solana')).not.toBeNull()
  await act(() => solana.port.disconnect())
  expect(side('Solana')).toBeNull()
  expect(screen.getByText(/^0xf39F/).textContent).toContain(address.slice(0, 6))
})

test("behavior: its place is kept while the embedded wallet's other account follows", async () => {
  const solana = createSolanaStub({ wallets: [wallet] })
  const { config, first, kit, wrapper } = await setupAccount({
    solana: solana.port,
  })
  Object.assign(first, { id: AUTH_CONNECTOR_ID })
  config.setState((state) => ({ ...state }))
  kit.storage.set('emailLoginUsed', true)
  const { container } = render(<SideSwitch />, { wrapper })
  const isKept = () => container.querySelector('.lk-sides') !== null
  expect(isKept()).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
  await join(solana)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  // Solana was disconnected from the login: nothing follows.
  await act(() => solana.port.disconnect())
  act(() => kit.storage.set('detachedNamespaces', ['solana']))
  act(() => config.setState((state) => ({ ...state })))
  cleanup()
  render(<SideSwitch />, { wrapper })
  expect(document.querySelector('.lk-sides')).toBeNull()
  kit.storage.remove('emailLoginUsed')
  kit.storage.remove('detachedNamespaces')
})

test('behavior: restored cluster is no longer available', async () => {
  const { api, kit, readStack, side, solana } = await setup()
  await join(solana)
  await act(() => solana.port.switchNetwork({ caipNetworkId: 'solana:gone' }))
  const asked = api.asked
  await act(async () => side('Solana')?.click())
  expect(side('Unknown Network. Switch network')).not.toBeNull()
  const own = { common: { unknownNetwork: 'Gone' } }
  act(() =>
    kit.store.set(kit.atoms.language, {
      locale: 'en',
      translate: (_, english) => mergeStrings(english, own),
    }),
  )
  expect(side('Gone. Switch network')).not.toBeNull()
  screen.getByText('This app no longer supports your network')
  expect(screen.queryByText("Couldn't load your balances")).toBeNull()
  expect(api.asked).toBe(asked)
  await act(async () => side('Choose a network')?.click())
  expect(readStack()).toEqual(['Account', 'Networks'])
})
