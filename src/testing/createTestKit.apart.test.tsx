// A process of its own: the wallets are announced to the page.
import { act, render, screen, waitFor } from '@testing-library/react'
import { type Hex, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { useAccount, useConnect, useConnectors, useSignMessage } from 'wagmi'
import { getAccount, getBalance } from 'wagmi/actions'
import { connectWallet } from '../actions/connectWallet.js'
import { ConnectButton } from '../components/buttons/ConnectButton.js'
import { useAccounts } from '../hooks/useAccounts.js'
import { useSocialLogin } from '../hooks/useSocialLogin.js'
import { solana } from '../solana/solana.js'
import { createMockFrame } from './createMockFrame.js'
import { createMockWallet } from './createMockWallet.js'
import { createTestKit } from './createTestKit.js'

const account = privateKeyToAccount(generatePrivateKey())
const other = privateKeyToAccount(generatePrivateKey())
const kits: { dispose(): void }[] = []

function create<const parameters extends createTestKit.Parameters>(
  parameters: parameters,
) {
  const kit = createTestKit(parameters)
  kits.push(kit)
  return kit
}

afterEach(() => {
  for (const kit of kits.splice(0)) kit.dispose()
})

const signatures: Hex[] = []

function App() {
  const connectors = useConnectors()
  const { connect } = useConnect()
  const { address } = useAccount()
  const { signMessage: sign } = useSignMessage({
    mutation: { onSuccess: (signature) => void signatures.push(signature) },
  })
  const accounts = useAccounts()
  return (
    <>
      {connectors.map((connector) => (
        <button
          key={connector.id}
          onClick={() => connect({ connector })}
          type="button"
        >
          {connector.name}
        </button>
      ))}
      <button onClick={() => sign({ message: 'hello' })} type="button">
        Sign
      </button>
      <p>{address ?? 'nobody'}</p>
      <p>{accounts.length} accounts</p>
    </>
  )
}

test('default: an app connects the wallet', async () => {
  const wallet = createMockWallet({ accounts: [account] })
  const { wrapper } = create({ chains: [foundry], wallet })
  render(<App />, { wrapper })
  act(() => screen.getByText('Mock Wallet').click())
  await screen.findByText(account.address)
  await screen.findByText('1 accounts')
})

test('default: an app logs in, and the frame approves', async () => {
  const frame = createMockFrame({ accounts: [account] })
  const { logIn, wrapper } = create({ chains: [foundry], frame })
  render(<App />, { wrapper })
  await act(() => logIn())
  await screen.findByText(account.address)
  act(() => screen.getByText('Sign').click())
  await act(() => frame.approveNext())
  await waitFor(() => expect(signatures).toHaveLength(1))
  const [signature = '0x'] = signatures
  const { address } = account
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(
    true,
  )
})

test('default: an app logs in at a provider', async () => {
  const frame = createMockFrame({ accounts: [account] })
  const { kit, wrapper } = create({ chains: [foundry], frame })
  render(
    <>
      <GoogleButton />
      <App />
    </>,
    { wrapper },
  )
  act(() => screen.getByText('Google').click())
  expect(await act(() => frame.approveLogin())).toEqual({ provider: 'google' })
  await screen.findByText(account.address)
  await screen.findByText('connected')
  expect(kit.frame?.getState().user?.email).toBe(frame.email)
})

function GoogleButton() {
  const { login, status } = useSocialLogin()
  return (
    <>
      <button onClick={() => login('google')} type="button">
        Google
      </button>
      <p>{status}</p>
    </>
  )
}

test('param: frame: a login from earlier is restored on mount', async () => {
  const frame = createMockFrame({ accounts: [account], isLoggedIn: true })
  const { wrapper } = create({ chains: [foundry], frame })
  render(<App />, { wrapper })
  await screen.findByText(account.address)
})

test('param: wallet: several, beside components', async () => {
  const [one, two] = [
    createMockWallet({ accounts: [account], name: 'Ember', rdns: 'test.a' }),
    createMockWallet({ accounts: [other], name: 'Flint', rdns: 'test.b' }),
  ]
  const {
    connectWallet: connectOne,
    kit,
    wrapper,
  } = create({ chains: [foundry], wallet: [one, two] })
  render(<ConnectButton />, { wrapper })
  expect(await act(() => connectOne({ rdns: 'test.b' }))).toBe(other.address)
  expect(getAccount(kit.config).address).toBe(other.address)
  expect(one.requests.map(({ method }) => method)).not.toContain(
    'eth_requestAccounts',
  )
})

test('param: chains: the wallet has them, unless it has its own', async () => {
  const wallet = createMockWallet({ accounts: [account] })
  const { config } = create({ chains: [mainnet, foundry], wallet })
  const [connector] = config.connectors
  expect(await connector?.connect()).toMatchObject({ chainId: mainnet.id })
  const own = createMockWallet({ chains: [{ id: 31337 }], rdns: 'test.own' })
  const { config: second } = create({ chains: [mainnet, foundry], wallet: own })
  expect(await second.connectors[0]?.connect()).toMatchObject({
    chainId: foundry.id,
  })
})

test('param: kit: a Solana wallet is found and connects', async () => {
  const wallet = createMockWallet({
    name: 'Opal',
    solanaAccounts: [new Uint8Array(32).fill(7)],
  })
  const { kit, wrapper } = create({
    chains: [foundry],
    kit: { solana: solana() },
    wallet,
  })
  render(<App />, { wrapper })
  await act(() => connectWallet(kit, { namespace: 'solana', walletId: 'Opal' }))
  await screen.findByText('1 accounts')
  expect(wallet.requests.map(({ method }) => method)).toContain(
    'standard:connect',
  )
})

test('error: a read without a node says which transport is missing', async () => {
  const { config } = create({ chains: [foundry] })
  await expect(
    getBalance(config, { address: account.address }),
  ).rejects.toThrow(/no transport for chain 31337/)
})

test('error: logIn requires a frame', async () => {
  const { logIn } = create({ chains: [foundry] })
  await expect(logIn()).rejects.toThrow(
    expect.objectContaining({ name: 'LoginRequiredError' }),
  )
})

test('error: connectWallet requires the wallet', async () => {
  const wallet = createMockWallet()
  const kit = create({ chains: [foundry], wallet })
  await expect(kit.connectWallet({ rdns: 'test.none' })).rejects.toThrow(
    expect.objectContaining({ code: 'WALLET_NOT_INSTALLED' }),
  )
  expect(await kit.connectWallet()).toMatch(/^0x/)
})

test.each([
  [{}, 'chains'],
  [{ chains: [foundry], frame: 'frame' }, 'frame'],
  [{ chains: [foundry], wallet: 'wallet' }, 'wallet'],
])('error: %# is refused', (parameters, parameter) => {
  expect(() => createTestKit(parameters as never)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMETER', parameter }),
  )
})
