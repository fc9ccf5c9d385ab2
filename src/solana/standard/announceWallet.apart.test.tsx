import { isWalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import {
  ConnectionProvider,
  useWallet,
  WalletProvider,
} from '@solana/wallet-adapter-react'
import { verifySignIn } from '@solana/wallet-standard-util'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import {
  Keypair,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameStub } from '../../../test/setup/frame/createFrameStub.js'
import {
  signSolana,
  verifySolana,
} from '../../../test/setup/solana/signSolana.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import type { FrameClient } from '../../core/ports.js'
import { devnet, mainnet } from '../clusters/clusters.js'
import { solana } from '../solana.js'

const keypair = Keypair.fromSeed(new Uint8Array(32).fill(7))
const address = keypair.publicKey.toBase58()
const message = new TextEncoder().encode('hello')
const ends: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const end of ends.splice(0)) end()
  cleanup()
})

function setup(parameters: solana.Parameters = {}) {
  const stub = createFrameStub()
  const { client, frame } = stub
  const { storage } = frame.options
  const answer = signSolana(keypair)
  const request = vi.fn(async (asked: unknown) => answer(asked as never))
  const played: Partial<FrameClient> = {
    getUser: async () => ({ address, chainId: mainnet.id }),
    isConnected: async () => true,
    onSessionUpdate: () => () => {},
    request: request as FrameClient['request'],
    signOut: vi.fn(async () => {}),
  }
  Object.assign(client, played)
  const port = solana({ clusters: [mainnet, devnet], ...parameters })({
    projectId: 'test',
    hosts: defaultHosts,
    frame,
    pairing: undefined,
    storage,
    logger: noopLogger,
  })
  ends.push(port.mount())
  function login() {
    storage.set('emailLoginUsed', true)
    const user = { address: '0x1', chainId: 1, email: 'ada@example.com' }
    stub.setState({ status: 'ready', user })
  }
  return { login, port, request }
}

const find = () =>
  getWallets()
    .get()
    .filter(({ name }) => name === 'Email')

type Method = (...inputs: readonly object[]) => Promise<readonly object[]>
function call(wallet: Wallet | undefined, name: string, input: object) {
  const feature = wallet?.features[`solana:${name}`] as Record<string, Method>
  return feature[name]?.(input)
}

test('default: wallet of the page while the user is signed in', async () => {
  const { login, port, request } = setup()
  expect(find()).toEqual([])
  login()
  await waitFor(() => expect(find()).toHaveLength(1))
  const [wallet] = find()
  const [account] = wallet?.accounts ?? []
  expect(account).toMatchObject({
    address,
    chains: ['solana:mainnet', 'solana:devnet'],
  })
  expect(account?.publicKey).toEqual(keypair.publicKey.toBytes())
  expect(wallet?.icon).toMatch(/^data:image\/svg\+xml;base64,/)

  const [signed] =
    (await call(wallet, 'signMessage', { account, message })) ?? []
  const { signature } = signed as { signature: Uint8Array }
  expect(verifySolana(signature, message, keypair)).toBe(true)

  const chain = 'solana:devnet'
  await call(wallet, 'signTransaction', {
    account,
    chain,
    transaction: createTransaction().serialize(),
  })
  expect(request.mock.lastCall?.[0]).toMatchObject({ caipNetworkId: devnet.id })

  // Our own list includes it only as a login.
  expect(port.getState().wallets.map(({ id }) => id)).toEqual(['ID_AUTH'])

  const changes: unknown[] = []
  const events = wallet?.features['standard:events'] as {
    on: (event: string, listener: (change: unknown) => void) => void
  }
  events.on('change', (change) => changes.push(change))
  await port.disconnect()
  await waitFor(() => expect(find()).toEqual([]))
  expect(changes).toEqual([{ accounts: [] }])
  await expect(
    call(wallet, 'signMessage', { account, message }),
  ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
})

test('behavior: conforms to what the standard and its packages expect', async () => {
  const { login } = setup()
  login()
  await waitFor(() => expect(find()).toHaveLength(1))
  const [wallet] = find()
  if (!wallet) return expect.unreachable()
  expect(isWalletAdapterCompatibleStandardWallet(wallet)).toBe(true)
  expect(wallet.version).toBe('1.0.0')
  for (const [name, feature] of Object.entries(wallet.features)) {
    expect(name).toMatch(/^[a-z]+:[a-zA-Z]+$/)
    if (!/^(?:standard|solana):/.test(name)) continue
    expect(feature).toMatchObject({ version: expect.stringMatching(/^1\./) })
  }
  for (const { chains, features } of wallet.accounts) {
    for (const chain of chains) expect(wallet.chains).toContain(chain)
    for (const name of features)
      expect(Object.keys(wallet.features)).toContain(name)
  }
})

test('behavior: sign-in with Solana (SIWS)', async () => {
  const { login, request } = setup()
  login()
  await waitFor(() => expect(find()).toHaveLength(1))
  const [wallet] = find()
  const input = {
    domain: window.location.host,
    nonce: 'abcdefgh1',
    statement: 'Sign in to the shop.',
    uri: 'https://shop.example/login',
  }
  const [output] = (await call(wallet, 'signIn', input)) ?? []
  expect(request).toHaveBeenCalledOnce()
  expect(verifySignIn({ ...input, address }, output as never)).toBe(true)
  const other = { ...input, domain: 'bank.example' }
  await expect(call(wallet, 'signIn', other)).rejects.toMatchObject({
    code: 'INVALID_PARAMETER',
  })
  expect(request).toHaveBeenCalledOnce()
})

test('behavior: several transactions are one request', async () => {
  const { login, request } = setup()
  login()
  await waitFor(() => expect(find()).toHaveLength(1))
  const [wallet] = find()
  if (!isWalletAdapterCompatibleStandardWallet(wallet as Wallet))
    return expect.unreachable()
  // What wallet-adapter and Anchor's `sendAll` call.
  const adapter = new StandardWalletAdapter({ wallet: wallet as never })
  await adapter.connect()
  const transactions = [createTransaction(), createTransaction()]
  const signed = await adapter.signAllTransactions?.(transactions)
  expect(signed).toHaveLength(2)
  expect(request).toHaveBeenCalledOnce()
  expect(request.mock.lastCall?.[0]).toMatchObject({
    method: 'solana_signAllTransactions',
  })
  await adapter.disconnect()
})

test('param: announce', async () => {
  const { login, port } = setup({ announce: false })
  login()
  await waitFor(() => expect(port.getState().status).toBe('connected'))
  await vi.dynamicImportSettled()
  expect(find()).toEqual([])
})

test('error: network that is not configured, account of another wallet', async () => {
  const { login, request } = setup()
  login()
  await waitFor(() => expect(find()).toHaveLength(1))
  const [wallet] = find()
  const [account] = wallet?.accounts ?? []
  const chain = 'solana:testnet'
  await expect(
    call(wallet, 'signMessage', { account, chain, message }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await expect(
    call(wallet, 'signMessage', { account: { address: 'x' }, message }),
  ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  expect(request).not.toHaveBeenCalled()
})

test('behavior: an app with wallet-adapter signs, disconnects and reconnects', async () => {
  const { login, port } = setup()
  const wrapper = ({ children }: PropsWithChildren) => (
    <ConnectionProvider endpoint="http://localhost:1">
      <WalletProvider wallets={[]}>{children}</WalletProvider>
    </ConnectionProvider>
  )
  const { result } = renderHook(useWallet, { wrapper })
  act(login)
  await waitFor(() => expect(result.current.wallets).toHaveLength(1))
  const [found] = result.current.wallets
  act(() => result.current.select(found?.adapter.name ?? null))
  await waitFor(() => expect(result.current.wallet).not.toBeNull())
  await act(() => result.current.connect())
  expect(result.current.publicKey?.toBase58()).toBe(address)

  const signature = await result.current.signMessage?.(message)
  expect(verifySolana(signature ?? message, message, keypair)).toBe(true)
  const signed = await result.current.signTransaction?.(createTransaction())
  expect(signed?.signatures[0]).not.toEqual(new Uint8Array(64))

  await act(() => result.current.disconnect())
  expect(result.current.connected).toBe(false)
  // The login of the page stays.
  expect(port.getState().status).toBe('connected')
})

function createTransaction() {
  const instruction = SystemProgram.transfer({
    fromPubkey: keypair.publicKey,
    lamports: 1,
    toPubkey: keypair.publicKey,
  })
  return new VersionedTransaction(
    new TransactionMessage({
      instructions: [instruction],
      payerKey: keypair.publicKey,
      recentBlockhash: address,
    }).compileToV0Message(),
  )
}
