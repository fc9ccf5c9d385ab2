import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { createMemoryStorage } from 'latchkey-devnet/wallet'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Relay } from '../../../packages/devnet/src/relay/relay.js'
import { startRelay } from '../../../packages/devnet/src/relay/startRelay.js'
import { createRelayWallet } from '../../../test/setup/pairing/createRelayWallet.js'
import { createSolanaKey } from '../../../test/setup/solana/createStandardWallet.js'
import { startSolana } from '../../../test/setup/solana/startSolana.js'
import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import type { Pairing } from '../../core/ports/pairing.js'
import { createKitStorage } from '../../core/storage.js'
import { createPairing } from '../../pairing/createPairing.js'
import type { Sdk } from '../../pairing/runtime/sdk.js'
import { devnet, localnet } from '../clusters/clusters.js'
import { verifySignature } from '../sign/verifySignature.js'
import { solana } from '../solana.js'

const walletId = 'walletConnect'
let relay: Relay
let chain: startSolana.ReturnType
const ends: (() => unknown)[] = []

beforeAll(async () => {
  const started = await Promise.all([startRelay({ port: 0 }), startSolana()])
  relay = started[0]
  chain = started[1]
})

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

afterAll(() => Promise.all([relay.stop(), chain.stop()]))

/** Creates a page's storage of text by key. */
function createPageStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** Creates the Solana part of a page, and the pairing it shares with EVM. */
function load(baseStorage = createPageStorage()) {
  const hosts = { ...defaultHosts, relay: relay.url }
  const storage = createKitStorage({ storage: baseStorage })
  const common = { projectId: 'local', hosts, storage, logger: noopLogger }
  const pairing = createPairing(
    {
      ...common,
      baseStorage,
      metadata: {
        name: 'App',
        description: '',
        url: 'https://app.test',
        icons: [],
      },
    },
    {
      loadSdk: async () =>
        (await import('@walletconnect/ethereum-provider')) as unknown as Sdk,
    },
  )
  pairing.provide('eip155', () => ({
    chains: ['eip155:31337'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
    rpcUrls: { 'eip155:31337': 'http://127.0.0.1:1' },
  }))
  const { rpcUrl } = chain
  const port = solana({
    clusters: [
      { ...localnet, rpcUrl },
      { ...devnet, rpcUrl },
    ],
  })({ ...common, frame: undefined, pairing })
  const unmount = port.mount()
  ends.push(unmount)
  return { baseStorage, pairing, port, unmount }
}

type Page = ReturnType<typeof load>

async function openWallet() {
  const wallet = await createRelayWallet({
    relayUrl: relay.url,
    rpcUrls: { [localnet.id]: chain.rpcUrl, [devnet.id]: chain.rpcUrl },
    storage: createMemoryStorage(),
  })
  ends.push(wallet.stop)
  return wallet
}

const waitFor = (isTrue: () => boolean) =>
  vi.waitUntil(isTrue, { timeout: 10_000, interval: 10 })

async function getUri(pairing: Pairing) {
  await waitFor(() => pairing.getState().uri !== undefined)
  return pairing.getState().uri ?? ''
}

const read = ({ port }: Page) =>
  port.getState().accounts.map(({ address }) => address)

async function connect(
  choice: Parameters<Awaited<ReturnType<typeof openWallet>>['approve']>[0] = {},
) {
  const page = load()
  const wallet = await openWallet()
  const call = page.port.connect({ walletId })
  call.catch(() => {})
  const proposal = await wallet.pair(await getUri(page.pairing))
  await wallet.approve(choice)
  await call
  return { page, proposal, wallet }
}

function transfer(from: string, to: string) {
  const feePayer = new PublicKey(from)
  return new Transaction({ feePayer }).add(
    SystemProgram.transfer({
      fromPubkey: feePayer,
      toPubkey: new PublicKey(to),
      lamports: 1_000_000,
    }),
  )
}

test('default: pairs, signs, sends, disconnects', async () => {
  const { page, proposal, wallet } = await connect()
  const { port } = page
  expect(proposal.params.requiredNamespaces).toEqual({})
  expect(proposal.params.optionalNamespaces).toMatchObject({
    solana: {
      chains: [
        localnet.id,
        devnet.id,
        'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
      ],
    },
  })
  const [address = ''] = wallet.accounts.solana
  expect(read(page)).toEqual([address])

  const signed = await port.signMessage({ message: 'Hello' })
  expect(
    await verifySignature({
      address,
      message: new TextEncoder().encode('Hello'),
      signature: decodeBase58(signed.signature) as Uint8Array,
    }),
  ).toBe(true)

  chain.fund(address)
  const connection = await port.getConnection()
  const receiver = createSolanaKey().address
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = transfer(address, receiver)
  transaction.recentBlockhash = blockhash
  const [one] = await port.signAllTransactions({
    transactions: [await port.signTransaction({ transaction })],
  })
  expect(one?.verifySignatures()).toBe(true)
  await connection.sendRawTransaction(one?.serialize() ?? Buffer.from([]))
  await waitFor(() => chain.getAmount(receiver) === 1_000_000n)

  const other = createSolanaKey().address
  const next = transfer(address, other)
  next.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  await port.signAndSendTransaction({
    transaction: next,
    options: { preflightCommitment: 'confirmed' },
  })
  await waitFor(() => chain.getAmount(other) === 1_000_000n)

  await port.disconnect({ walletId })
  expect(read(page)).toEqual([])
  await waitFor(() => wallet.sessions().length === 0)
})

test('behavior: pays, asking the wallet only to sign', async () => {
  const { page, wallet } = await connect()
  const [account] = page.port.getState().accounts
  if (!account) throw new Error('not connected')
  chain.fund(account.address)
  const to = createSolanaKey().address
  const sent = await page.port.sendToken({
    token: 'native',
    to,
    amount: '0.5',
    account,
    caipNetworkId: localnet.id,
  })
  expect(sent.hash).toMatch(/^\w{64,88}$/)
  expect(chain.getAmount(to)).toBe(500_000_000n)
  expect(wallet.requests().map(({ params }) => params.request.method)).toEqual([
    'solana_signTransaction',
  ])
})

test('behavior: the wallet only signs, and the page sends', async () => {
  const { page, wallet } = await connect({
    methods: ['solana_signTransaction'],
  })
  const { port } = page
  const [address = ''] = wallet.accounts.solana
  chain.fund(address)
  const connection = await port.getConnection()
  const to = createSolanaKey().address
  const transaction = transfer(address, to)
  transaction.recentBlockhash = (
    await connection.getLatestBlockhash()
  ).blockhash
  await port.signAndSendTransaction({ transaction })
  await waitFor(() => chain.getAmount(to) === 1_000_000n)
  await expect(port.signMessage({ message: 'a' })).rejects.toMatchObject({
    code: 4200,
  })
})

test('error: declined by the user, a session and a signature', async () => {
  const page = load()
  const wallet = await openWallet()
  const call = page.port.connect({ walletId })
  call.catch(() => {})
  await wallet.pair(await getUri(page.pairing))
  await wallet.reject()
  await expect(call).rejects.toMatchObject({ code: 4001 })
  expect(page.port.getState().status).toBe('disconnected')

  const again = page.port.connect({ walletId })
  await wallet.pair(await getUri(page.pairing))
  await wallet.approve()
  await again
  wallet.setAutomatic(() => 'reject')
  await expect(page.port.signMessage({ message: 'a' })).rejects.toMatchObject({
    code: 4001,
  })
})

test('error: only EVM is approved', async () => {
  const page = load()
  const wallet = await openWallet()
  const call = page.port.connect({ walletId })
  call.catch(() => {})
  await wallet.pair(await getUri(page.pairing))
  await wallet.approve({ namespaces: ['eip155'] })
  await expect(call).rejects.toMatchObject({
    code: 'NAMESPACE_NOT_APPROVED',
    details: 'solana',
  })
  expect(read(page)).toEqual([])
})

test('behavior: the wallet disconnects', async () => {
  const { page, wallet } = await connect()
  await wallet.disconnect()
  await waitFor(() => read(page).length === 0)
  expect(page.pairing.isRemembered('solana')).toBe(false)
  await expect(page.port.signMessage({ message: 'a' })).rejects.toMatchObject({
    code: 'NOT_CONNECTED',
  })
})

test('behavior: EVM connects, Solana follows; each disconnects separately', async () => {
  const page = load()
  const { pairing, port } = page
  const wallet = await openWallet()
  const call = pairing.connect({ namespace: 'eip155' })
  await wallet.pair(await getUri(pairing))
  await wallet.approve({
    accounts: [...wallet.accounts.eip155, ...wallet.accounts.solana],
  })
  await call
  await waitFor(() => read(page).length === 2)
  const [first = '', second = ''] = wallet.accounts.solana
  const events: string[] = []
  pairing.on((event) => {
    if ('namespace' in event) events.push(`${event.namespace} ${event.type}`)
  })

  const before = port.getState()
  await wallet.switchAccount(wallet.accounts.eip155[1] ?? '')
  await waitFor(() => events.includes('eip155 accountsChanged'))
  expect(port.getState()).toBe(before)

  await wallet.switchAccount(second)
  await waitFor(() => read(page)[0] === second)
  expect(
    port.getState().accounts.find(({ isActive }) => isActive)?.address,
  ).toBe(second)
  await wallet.switchChain(devnet.id)
  await waitFor(() => port.getState().network === devnet.id)
  expect(events).toEqual([
    'eip155 accountsChanged',
    'solana accountsChanged',
    'solana chainChanged',
  ])
  const message = await port.signMessage({ message: 'a' })
  expect(message.address).toBe(second)
  expect(wallet.requests().at(-1)?.params.chainId).toBe(devnet.id)

  await port.disconnect({ walletId })
  expect(pairing.getState().namespaces).toEqual(['eip155'])
  expect(wallet.sessions()).toHaveLength(1)
  expect(first).not.toBe(second)
})

test('behavior: only Solana is approved, although EVM has asked', async () => {
  const page = load()
  const wallet = await openWallet()
  const call = page.pairing.connect({ namespace: 'eip155' })
  call.catch(() => {})
  await wallet.pair(await getUri(page.pairing))
  await wallet.approve({ namespaces: ['solana'] })
  await expect(call).rejects.toMatchObject({ code: 'NAMESPACE_NOT_APPROVED' })
  await waitFor(() => read(page).length === 1)
  const { address } = await page.port.signMessage({ message: 'a' })
  expect(address).toBe(wallet.accounts.solana[0])
})

test('behavior: EVM disconnects, and the wallet revokes Solana', async () => {
  const { page, wallet } = await connect()
  await page.pairing.connect({ namespace: 'eip155' })
  await page.pairing.disconnect({ namespace: 'eip155' })
  await page.port.signMessage({ message: 'a' })
  await page.pairing.connect({ namespace: 'eip155' })
  const { eip155 } = wallet.sessions()[0]?.namespaces ?? {}
  if (!eip155) throw new Error('not connected')
  await wallet.update({ eip155 })
  await waitFor(() => read(page).length === 0)
  expect(page.pairing.getState().namespaces).toEqual(['eip155'])
  await wallet.disconnect()
  await waitFor(() => page.pairing.getState().session === undefined)
})

test('behavior: the session outlives the page, unless it was disconnected', async () => {
  const { page, wallet } = await connect()
  await page.unmount()
  const next = load(page.baseStorage)
  await waitFor(() => next.port.getState().status === 'connected')
  expect(read(next)).toEqual([wallet.accounts.solana[0]])
  expect((await next.port.signMessage({ message: 'a' })).address).toBe(
    wallet.accounts.solana[0],
  )
  await next.port.disconnect()
  next.unmount()
  const last = load(page.baseStorage)
  expect(last.port.getState().status).toBe('disconnected')
})
