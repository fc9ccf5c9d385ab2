import {
  type Config,
  connect,
  createConfig,
  createConnector,
  createStorage,
  disconnect,
  getAccount,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
  waitForTransactionReceipt,
} from '@wagmi/core'
import {
  type EIP1193Provider,
  http,
  parseEther,
  UserRejectedRequestError,
  verifyMessage,
} from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { base, foundry, mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startRelay } from '../../packages/devnet/src/relay/startRelay.js'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import {
  account,
  createMemory,
  otherAccount,
} from '../../test/setup/frame/setupAuthFrame.js'
import {
  createDisk,
  createPairingPage,
} from '../../test/setup/pairing/createPairingPage.js'
import { createRelayWallet } from '../../test/setup/pairing/createRelayWallet.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { toConnector } from './walletConnect/toConnector.js'
import type { walletConnect } from './walletConnect.js'

/** First key of anvil's default mnemonic: its account is funded. */
const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

let node: Awaited<ReturnType<typeof startAnvil>>
let relay: Awaited<ReturnType<typeof startRelay>>
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  ;[node, relay] = await Promise.all([startAnvil(), startRelay({ port: 0 })])
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

afterAll(async () => {
  await Promise.all([node.stop(), relay.stop()])
})

/** Opens a visit to the app; with the stores of another, the next visit. */
function openPage(parameters: Stores = {}) {
  const {
    disk = createDisk(),
    storage = createStorage({ storage: createMemory() }),
  } = parameters
  const page = createPairingPage({ disk, provided: [], relayUrl: relay.url })
  closing.push(page.close)
  const config: Config = createConfig({
    chains: [foundry, mainnet, base],
    transports: {
      [foundry.id]: http(node.url),
      [mainnet.id]: http(node.url),
      [base.id]: http(node.url),
    },
    connectors: [
      createConnector<EIP1193Provider, walletConnect.Properties>((context) =>
        toConnector({ config: context, pairing: page.pairing }),
      ),
    ],
    multiInjectedProviderDiscovery: false,
    storage,
  })
  const connector = config.connectors[0] as Config['connectors'][number]
  return { ...page, config, connector, disk, storage }
}

type Stores = {
  disk?: ReturnType<typeof createDisk>
  storage?: ReturnType<typeof createStorage>
}

async function openWallet(
  parameters: Partial<createRelayWallet.Parameters> = {},
) {
  const wallet = await createRelayWallet({
    eip155: [key, generatePrivateKey()],
    relayUrl: relay.url,
    rpcUrls: { 'eip155:31337': node.url },
    ...parameters,
  })
  closing.push(wallet.stop)
  return wallet
}

async function setup(
  parameters: Partial<createRelayWallet.Parameters> = {},
  choice: Parameters<Awaited<ReturnType<typeof openWallet>>['approve']>[0] = {},
) {
  const page = openPage()
  const wallet = await openWallet(parameters)
  const done = connect(page.config, { connector: page.connector })
  const proposal = await wallet.pair(await page.nextUri())
  await wallet.approve(choice)
  await done
  return { ...page, proposal, wallet }
}

test('default', async () => {
  const { config, proposal, wallet } = await setup()
  const { optionalNamespaces, requiredNamespaces } = proposal.params
  expect(requiredNamespaces).toEqual({})
  expect(optionalNamespaces.eip155?.chains).toEqual([
    'eip155:31337',
    'eip155:1',
    'eip155:8453',
  ])
  expect(getAccount(config)).toMatchObject({
    address: account,
    chainId: foundry.id,
    status: 'connected',
  })

  const signature = await signMessage(config, { message: 'hi' })
  expect(
    await verifyMessage({ address: account, message: 'hi', signature }),
  ).toBe(true)
  const hash = await sendTransaction(config, {
    to: otherAccount,
    value: parseEther('1'),
  })
  const receipt = await waitForTransactionReceipt(config, {
    hash,
    pollingInterval: 20,
  })
  expect(receipt.status).toBe('success')
  expect(wallet.requests().map(({ params }) => params.chainId)).toEqual([
    'eip155:31337',
    'eip155:31337',
  ])
})

test('behavior: rejections', async () => {
  const page = openPage()
  const wallet = await openWallet()
  const done = connect(page.config, { connector: page.connector })
  done.catch(() => {})
  await wallet.pair(await page.nextUri())
  await wallet.reject()
  await expect(done).rejects.toThrow(UserRejectedRequestError)
  expect(page.config.state.status).toBe('disconnected')

  const again = connect(page.config, { connector: page.connector })
  await wallet.pair(await page.nextUri())
  await wallet.approve()
  await again
  wallet.setAutomatic(() => 'reject')
  await expect(signMessage(page.config, { message: 'hi' })).rejects.toThrow(
    UserRejectedRequestError,
  )
})

test('behavior: chains', async () => {
  const { config, wallet } = await setup({}, { chains: ['eip155:31337'] })
  // A chain that the wallet knows and adds to the session.
  await switchChain(config, { chainId: mainnet.id })
  expect(getAccount(config).chainId).toBe(mainnet.id)
  expect(wallet.requests().map(({ params }) => params.request.method)).toEqual([
    'wallet_switchEthereumChain',
  ])
  // Already approved, so the wallet is not asked.
  await switchChain(config, { chainId: foundry.id })
  expect(wallet.requests()).toHaveLength(1)

  await wallet.switchChain('eip155:1')
  await vi.waitFor(() => expect(getAccount(config).chainId).toBe(mainnet.id))
})

test('behavior: a chain that the wallet does not know', async () => {
  const { config, wallet } = await setup({ isOpen: false })
  expect(getAccount(config).chainId).toBe(foundry.id)
  await switchChain(config, { chainId: mainnet.id })
  expect(getAccount(config).chainId).toBe(mainnet.id)
  expect(wallet.requests().map(({ params }) => params.request.method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
  wallet.setAutomatic(false)
  const done = switchChain(config, { chainId: base.id })
  done.catch(() => {})
  const unknown = { code: 4902, message: 'Unrecognized chain' }
  const first = await wallet.nextRequest('wallet_switchEthereumChain')
  await wallet.refuse(first, unknown)
  const other = await wallet.nextRequest('wallet_addEthereumChain')
  await wallet.refuse(other, { code: -32000, message: 'No' })
  await expect(done).rejects.toThrow(ChainNotSupportedError)
  expect(getAccount(config).chainId).toBe(mainnet.id)
})

test('behavior: the wallet changes its account, then disconnects', async () => {
  const { config, connector, wallet } = await setup()
  const other = wallet.accounts.eip155[1] as string
  await wallet.switchAccount(other)
  await vi.waitFor(() => expect(getAccount(config).address).toBe(other))
  await wallet.disconnect()
  await vi.waitFor(() => expect(config.state.status).toBe('disconnected'))
  expect(await connector.isAuthorized()).toBe(false)
})

test('behavior: a reload, then a disconnect by the app', async () => {
  const first = await setup()
  await switchChain(first.config, { chainId: mainnet.id })
  await first.close()
  const page = openPage(first)
  await reconnect(page.config)
  expect(getAccount(page.config)).toMatchObject({
    address: account,
    chainId: mainnet.id,
    status: 'connected',
  })
  expect(await signMessage(page.config, { message: 'hi' })).toMatch(/^0x/)
  await disconnect(page.config)
  await vi.waitFor(() => expect(first.wallet.sessions()).toHaveLength(0))
  const next = openPage(first)
  await reconnect(next.config)
  expect(next.config.state.status).toBe('disconnected')
})
