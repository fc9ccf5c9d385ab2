import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { modalAddress } from '../../../test/setup/kit/createModalKit.js'
import {
  clusters,
  createSolanaStub,
} from '../../../test/setup/solana/createSolanaStub.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { openModal } from '../../actions/modal/openModal.js'
import { AccountButton } from './AccountButton.js'
import { ConnectButton } from './ConnectButton.js'
import { NetworkButton } from './NetworkButton.js'

afterEach(cleanup)

function setup(children: React.ReactNode) {
  const app = createModalApp()
  const page = render(children, { wrapper: app.wrapper })
  const connect = () => act(async () => void (await app.connectWallet()))
  return { ...app, ...page, connect }
}

const getButton = () => screen.getByRole('button')

test('default', async () => {
  const { connect, view } = setup(<ConnectButton />)
  expect(getButton().textContent).toBe('Connect wallet')
  expect(getButton().getAttribute('aria-haspopup')).toBe('dialog')
  expect(getButton().getAttribute('aria-expanded')).toBe('false')
  await connect()
  expect(getButton().textContent).toBe('0xd8dA…6045')
  screen.getByRole('button', { name: 'Account 0xd8dA…6045' })
  fireEvent.click(getButton())
  expect(view()).toBe('Account')
})

test('param: label and size', () => {
  setup(<ConnectButton label="Sign in" size="small" />)
  expect(getButton().textContent).toBe('Sign in')
  expect(getButton().className).toContain('lk-open-small')
})

test('behavior: network missing from the config', async () => {
  const { connect, goForeign, view } = setup(<ConnectButton />)
  await connect()
  act(() => void goForeign())
  expect(getButton().textContent).toBe('Unsupported network')
  fireEvent.click(getButton())
  expect(view()).toBe('UnsupportedChain')
})

test('behavior: shows that the modal failed to load', () => {
  const { kit } = setup(<ConnectButton />)
  act(() => {
    openModal(kit)
    closeModal(kit, { hasFailed: true })
  })
  expect(getButton().textContent).toBe("Couldn't load. Try again")
})

test('param: children', async () => {
  const draw = vi.fn<NonNullable<ConnectButton.Props['children']>>(
    ({ account, network, openNetworks }) => (
      <button onClick={openNetworks} type="button">
        {account?.address} {network?.name}
      </button>
    ),
  )
  const { connect, view } = setup(<ConnectButton>{draw}</ConnectButton>)
  expect(draw.mock.lastCall?.[0]).toMatchObject({
    account: undefined,
    hasFailed: false,
    isConnected: false,
    isConnecting: false,
    isOpen: false,
    isReady: true,
    isUnsupported: false,
    network: undefined,
  })
  await connect()
  expect(draw.mock.lastCall?.[0]).toMatchObject({
    account: { address: modalAddress },
    isConnected: true,
    network: { id: 1, name: 'Ethereum' },
  })
  fireEvent.click(getButton())
  expect(view()).toBe('Networks')
})

test('behavior: server markup has no inline style and no script', () => {
  const { wrapper: Wrapper } = createModalApp()
  const html = renderToString(
    <Wrapper>
      <ConnectButton />
    </Wrapper>,
  )
  expect(html).toContain('Connect wallet')
  expect(html).toContain('data-latchkey=""')
  expect(html).not.toContain('style=')
  expect(html).not.toContain('<script')
})

test('behavior: the other buttons appear with the account', async () => {
  const { connect, container, goForeign } = setup(
    <>
      <AccountButton />
      <NetworkButton />
    </>,
  )
  expect(container.textContent).toBe('')
  await connect()
  screen.getByRole('button', { name: 'Account 0xd8dA…6045' })
  screen.getByRole('button', { name: 'Network Ethereum' })
  act(() => void goForeign())
  screen.getByRole('button', { name: 'Unsupported network' })
})

test('behavior: the network button opens the networks', async () => {
  const { connect, view } = setup(<NetworkButton />)
  await connect()
  fireEvent.click(getButton())
  expect(view()).toBe('Networks')
})

test('behavior: shows a Solana account and network', async () => {
  const solana = createSolanaStub({
    balances: [
      {
        address: undefined,
        amount: 2_000_000_000n,
        caipNetworkId: clusters[0].id,
        decimals: 9,
        name: 'Solana',
        symbol: 'SOL',
      },
    ],
    wallets: [
      {
        id: 'Fjord',
        name: 'Fjord',
        icon: undefined,
        isInstalled: true,
        isEmbedded: false,
      },
    ],
  })
  const { wrapper } = createModalApp({ solana: () => solana.port })
  const buttons = (
    <>
      <NetworkButton />
      <AccountButton />
      <ConnectButton />
    </>
  )
  render(buttons, { wrapper })
  const read = () =>
    screen.getAllByRole('button').map((button) => {
      // A network tile contains the first letter of its name.
      const tile = button.querySelector('.lk-network-tile')
      return button.textContent.replace(tile?.textContent || '\n', '')
    })
  await act(() => solana.port.connect({ walletId: 'Fjord' }))
  await vi.waitFor(() =>
    expect(read()).toEqual(['Solana', '2 SOLFvy7…iGZt', 'Fvy7…iGZt']),
  )
  await act(() => solana.port.switchNetwork({ caipNetworkId: 'solana:gone' }))
  expect(read()[0]).toBe('Unknown Network')
  expect(read()[2]).toBe('Fvy7…iGZt')
})
