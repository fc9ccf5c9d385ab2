import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { createMemoryStorage } from 'latchkey-devnet/wallet'
import { decodeBase58 } from 'latchkey-wallet/base58'
import {
  type Address,
  createPublicClient,
  createTestClient,
  type Hex,
  http,
  parseEther,
  toHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import type { Relay } from '../../../packages/devnet/src/relay/relay.js'
import { startRelay } from '../../../packages/devnet/src/relay/startRelay.js'
import { startAnvil } from '../chain/startAnvil.js'
import { createRelayWallet } from './createRelayWallet.js'

const local = 'eip155:31337'
const localnet = 'solana:localnet'
let relay: Relay
let anvil: Awaited<ReturnType<typeof startAnvil>>
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  // Otherwise the SDK reports its start to a server on the internet.
  vi.stubEnv('IS_VITEST', 'true')
  relay = await startRelay({ port: 0 })
  anvil = await startAnvil()
})
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
  await relay.control.heal()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await relay.stop()
  await anvil.stop()
})

describe('the provider', () => {
  test('default: pairs, signs, disconnects', async () => {
    const app = await openApp()
    const wallet = await openWallet()
    const connected = app.provider.connect()
    const { params } = await wallet.pair(await app.uri)
    expect(params.proposer.metadata.name).toBe('App')
    await wallet.approve()
    await connected
    const [address] = wallet.accounts.eip155
    expect(app.provider.accounts).toEqual([address])
    const signature = await app.provider.request<Hex>({
      method: 'personal_sign',
      params: [toHex('hi'), address],
    })
    const signed = { address: address as Address, message: 'hi', signature }
    expect(await verifyMessage(signed)).toBe(true)
    const deleted = new Promise((resolve) => {
      wallet.kit.once('session_delete', resolve)
    })
    await app.provider.disconnect()
    await deleted
    expect(wallet.sessions()).toEqual([])
    expect(JSON.stringify(relay.control.messages())).not.toContain(address)
  })

  test('behavior: reports a rejection', async () => {
    const app = await openApp()
    const wallet = await openWallet()
    const connected = app.provider.connect()
    connected.catch(() => {})
    await wallet.pair(await app.uri)
    await wallet.reject()
    // The provider omits the code.
    await expect(connected).rejects.toThrow('User rejected.')
  })
})

describe('approvals', () => {
  test.each([
    ['both', undefined, ['eip155', 'solana']],
    ['Ethereum only', ['eip155'], ['eip155']],
    ['Solana only', ['solana'], ['solana']],
  ] as const)('param: %s', async (_, namespaces, expected) => {
    const { session } = await connect({}, { namespaces })
    expect(Object.keys(session.namespaces).sort()).toEqual(expected)
  })

  test('param: chains and accounts', async () => {
    const wallet = await openWallet()
    const accounts = [...wallet.accounts.eip155].reverse()
    const { session } = await connect(
      { wallet },
      { chains: ['eip155:31338'], accounts },
    )
    expect(session.namespaces).toEqual({
      eip155: expect.objectContaining({
        accounts: accounts.map((item) => `eip155:31338:${item}`),
        chains: ['eip155:31338'],
      }),
    })
  })
})

describe('requests', () => {
  test('behavior: typed data', async () => {
    const { ask, wallet } = await connect()
    const [address] = wallet.accounts.eip155 as [Address]
    const data = {
      domain: { chainId: 31337, name: 'Shop' },
      message: { amount: 5 },
      primaryType: 'Order',
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Order: [{ name: 'amount', type: 'uint256' }],
      },
    } as const
    const params = [address, JSON.stringify(data)]
    const signature = await ask<Hex>('eth_signTypedData_v4', params)
    expect(
      await verifyTypedData({
        ...data,
        address,
        message: { amount: 5n },
        signature,
      } as Parameters<typeof verifyTypedData>[0]),
    ).toBe(true)
  })

  test('behavior: a transaction reaches the node', async () => {
    const { ask, wallet } = await connect()
    const [from, to] = wallet.accounts.eip155 as [Address, Address]
    const transport = http(anvil.url)
    const node = createTestClient({ mode: 'anvil', transport })
    await node.setBalance({ address: from, value: parseEther('1') })
    const params = [{ from, to, value: toHex(7) }]
    const hash = await ask<Hex>('eth_sendTransaction', params)
    const client = createPublicClient({ transport })
    await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(await client.getBalance({ address: to })).toBe(7n)
    const raw = await ask<Hex>('eth_signTransaction', [
      { ...params[0], gas: toHex(21_000), gasPrice: toHex(2e9), nonce: '0x1' },
    ])
    await ask('eth_sendRawTransaction', [raw])
    await expect.poll(() => client.getBalance({ address: to })).toBe(14n)
  })

  test('behavior: Solana messages and transactions', async () => {
    const { ask, wallet } = await connect()
    const [pubkey = ''] = wallet.accounts.solana
    const bytes = new TextEncoder().encode('hi')
    const { signature } = await ask<{ signature: string }>(
      'solana_signMessage',
      { message: base58.encode(bytes), pubkey },
      localnet,
    )
    expect(isSigned(pubkey, bytes, signature)).toBe(true)
    const transaction = toTransfer(pubkey)
    const text = Buffer.from(transaction.serialize()).toString('base64')
    const answer = await ask<{ signature: string; transaction: string }>(
      'solana_signTransaction',
      { transaction: text, pubkey },
      localnet,
    )
    const signed = transaction.message.serialize()
    expect(isSigned(pubkey, signed, answer.signature)).toBe(true)
    const { transactions } = await ask<{ transactions: string[] }>(
      'solana_signAllTransactions',
      { transactions: [text, text], pubkey },
      localnet,
    )
    expect(transactions).toEqual([answer.transaction, answer.transaction])
  })

  test('behavior: waits for its user unless automatic', async () => {
    const { ask, wallet } = await connect({ options: { automatic: false } })
    const [address] = wallet.accounts.eip155
    const refused = ask('personal_sign', ['0x00', address])
    refused.catch(() => {})
    await wallet.refuse(await wallet.nextRequest('personal_sign'))
    await expect(refused).rejects.toMatchObject({ code: 5000 })
    const granted = ask('personal_sign', ['0x01', address])
    await wallet.respond(await wallet.nextRequest(), '0xfalse')
    expect(await granted).toBe('0xfalse')
    const unknown = ask('personal_sign', ['0x02', `0x${'1'.repeat(40)}`])
    unknown.catch(() => {})
    expect(await wallet.answer(await wallet.nextRequest())).toMatchObject({
      code: 4100,
    })
    await expect(unknown).rejects.toMatchObject({ code: 4100 })
    expect(wallet.requests()).toHaveLength(3)
  })

  test('behavior: switches the network, also to a new one', async () => {
    const { ask, events, wallet } = await connect({
      options: { isOpen: false, rpcUrls: { [local]: anvil.url } },
    })
    const params = [{ chainId: toHex(31338) }]
    const refused = ask('wallet_switchEthereumChain', params)
    await expect(refused).rejects.toMatchObject({ code: 4902 })
    await ask('wallet_addEthereumChain', [
      { ...params[0], chainName: 'Two', rpcUrls: [anvil.url] },
    ])
    const [session] = wallet.sessions()
    expect(session?.namespaces.eip155?.chains).toEqual(['eip155:31338', local])
    await expect
      .poll(() => events)
      .toContainEqual({
        chainId: 'eip155:31338',
        event: { name: 'chainChanged', data: 31338 },
      })
  })
})

describe('actions of the wallet', () => {
  test('behavior: changes accounts and networks of each namespace', async () => {
    const { events, wallet } = await connect()
    const [, second] = wallet.accounts.eip155
    const [, solana = ''] = wallet.accounts.solana
    await wallet.switchAccount(second ?? '')
    await wallet.switchAccount(solana)
    await wallet.switchChain('eip155:31338')
    await wallet.emit({
      name: 'chainChanged',
      data: 'localnet',
      caipNetworkId: localnet,
    })
    await expect.poll(() => events).toHaveLength(4)
    expect(events.map(({ chainId, event }) => [chainId, event.name])).toEqual([
      [local, 'accountsChanged'],
      [localnet, 'accountsChanged'],
      ['eip155:31338', 'chainChanged'],
      [localnet, 'chainChanged'],
    ])
    expect(events[0]?.event.data).toEqual([
      `${local}:${second}`,
      `eip155:31338:${second}`,
    ])
  })

  test('behavior: ends the session', async () => {
    const { client, wallet } = await connect()
    const deleted = new Promise((resolve) => {
      client.on('session_delete', resolve)
    })
    await wallet.disconnect()
    await deleted
    expect(client.session.getAll()).toEqual([])
  })

  test('behavior: answers pings, or does not', async () => {
    const { client, session, wallet } = await connect()
    wallet.setAnswersPings(false)
    let answered = 0
    const ping = () =>
      client.ping({ topic: session.topic }).then(() => {
        answered += 1
      })
    ping().catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(answered).toBe(0)
    wallet.setAnswersPings(true)
    await ping()
    expect(answered).toBe(1)
  })

  test('behavior: restarts with the same identity', async () => {
    const same = { prefix: 'same', storage: createMemoryStorage() }
    const keys = { eip155: [`0x${'1'.repeat(64)}`] as const }
    const { ask, wallet } = await connect({ options: { ...same, ...keys } })
    const [address] = wallet.accounts.eip155
    await wallet.stop()
    const asked = ask('personal_sign', ['0x00', address])
    const again = await openWallet({ ...same, ...keys })
    expect(again.clientId).toBe(wallet.clientId)
    expect(again.sessions()).toHaveLength(1)
    expect(await asked).toMatch(/^0x[0-9a-f]{130}$/)
  })
})

describe('faults', () => {
  test('behavior: the relay stops and restarts', async () => {
    const { ask, wallet } = await connect()
    const [address] = wallet.accounts.eip155
    await relay.control.stop()
    const asked = ask('personal_sign', ['0x00', address])
    await relay.control.start()
    expect(await asked).toMatch(/^0x[0-9a-f]{130}$/)
  })

  test('behavior: both lose their socket', async () => {
    const { ask, client, wallet } = await connect()
    const noticed = new Promise((resolve) => {
      client.core.relayer.once('relayer_disconnect', resolve)
    })
    relay.control.drop()
    await noticed
    const [address] = wallet.accounts.eip155
    const asked = ask('personal_sign', ['0x00', address])
    expect(await asked).toMatch(/^0x[0-9a-f]{130}$/)
  })
})

async function openWallet(options: Partial<createRelayWallet.Parameters> = {}) {
  const wallet = await createRelayWallet({
    relayUrl: relay.url,
    rpcUrls: { [local]: anvil.url },
    ...options,
  })
  ends.push(wallet.stop)
  return wallet
}

async function openApp() {
  const provider = await EthereumProvider.init({
    customStoragePrefix: `app-${ends.length}-${Math.random()}`,
    logger: 'silent',
    metadata: {
      name: 'App',
      description: '',
      url: 'http://app.test',
      icons: [],
    },
    optionalChains: [31337],
    projectId: 'local',
    relayUrl: relay.url,
    showQrModal: false,
    storage: createMemoryStorage(),
    telemetryEnabled: false,
  })
  const { client } = provider.signer
  ends.push(async () => {
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose()
  })
  const uri = new Promise<string>((resolve) => {
    provider.once('display_uri', resolve)
  })
  return { client, provider, uri }
}

/** Connects an app and a wallet with a session for both namespaces. */
async function connect(
  parameters: {
    options?: Partial<createRelayWallet.Parameters>
    wallet?: Awaited<ReturnType<typeof createRelayWallet>>
  } = {},
  choice?: Parameters<
    Awaited<ReturnType<typeof createRelayWallet>>['approve']
  >[0],
) {
  const [{ client }, wallet] = await Promise.all([
    openApp(),
    parameters.wallet ?? openWallet(parameters.options),
  ])
  const events: { chainId: string; event: { name: string; data: unknown } }[] =
    []
  client.on('session_event', ({ params: { chainId, event } }) => {
    events.push({ chainId, event: { name: event.name, data: event.data } })
  })
  const { approval, uri = '' } = await client.connect({
    optionalNamespaces: {
      eip155: {
        chains: [local, 'eip155:31338'],
        events: ['accountsChanged', 'chainChanged'],
        methods: [
          'eth_sendTransaction',
          'eth_sendRawTransaction',
          'eth_signTransaction',
          'eth_signTypedData_v4',
          'personal_sign',
          'wallet_addEthereumChain',
          'wallet_switchEthereumChain',
        ],
      },
      solana: {
        chains: [localnet],
        events: ['accountsChanged', 'chainChanged'],
        methods: [
          'solana_signMessage',
          'solana_signTransaction',
          'solana_signAllTransactions',
        ],
      },
    },
  })
  await wallet.pair(uri)
  const [session] = await Promise.all([approval(), wallet.approve(choice)])
  const { topic } = session
  const ask = <answer>(method: string, params: unknown, chainId = local) =>
    client.request<answer>({ chainId, request: { method, params }, topic })
  return { ask, client, events, session, wallet }
}

function toTransfer(address: string) {
  const payerKey = new PublicKey(address)
  const message = new TransactionMessage({
    payerKey,
    recentBlockhash: base58.encode(new Uint8Array(32).fill(7)),
    instructions: [
      SystemProgram.transfer({
        fromPubkey: payerKey,
        toPubkey: Keypair.generate().publicKey,
        lamports: 1,
      }),
    ],
  })
  return new VersionedTransaction(message.compileToV0Message())
}

function isSigned(address: string, bytes: Uint8Array, signature: string) {
  const x = Buffer.from(new PublicKey(address).toBytes()).toString('base64url')
  return verify(
    null,
    bytes,
    createPublicKey({ key: { crv: 'Ed25519', kty: 'OKP', x }, format: 'jwk' }),
    decodeBase58(signature, 64) ?? new Uint8Array(),
  )
}
