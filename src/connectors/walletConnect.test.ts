import {
  connect,
  createConfig,
  disconnect,
  getAccount,
  getConnectorClient,
  reconnect,
  sendTransaction,
  signMessage,
  signTypedData,
  switchChain,
} from '@wagmi/core'
import {
  BaseError,
  createWalletClient,
  custom,
  http,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { base, foundry, mainnet } from 'viem/chains'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  account,
  createMemory,
  otherAccount,
} from '../../test/setup/frame/setupAuthFrame.js'
import {
  approveEvm,
  seen,
  setupConnected,
  setupWalletConnect,
} from '../../test/setup/pairing/setupWalletConnect.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { ProjectIdMissingError } from '../core/errors/config.js'
import {
  ConnectionAbortedError,
  NamespaceNotApprovedError,
  PairingEndedError,
  PairingExpiredError,
} from '../core/errors/pairing.js'
import { walletConnect } from './walletConnect.js'

const hash = `0x${'ab'.repeat(32)}` as const

beforeAll(async () => {
  await import('./walletConnect/createConnection.js')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('default', async () => {
  const test = setupWalletConnect()
  const { config, connector } = test
  const messages: unknown[] = []
  connector.emitter.on('message', ({ data, type }) =>
    messages.push([type, data]),
  )

  const done = connect(config, { connector })
  await seen(test)
  expect(config.state.status).toBe('connecting')
  test.approve(approveEvm())

  await expect(done).resolves.toEqual({
    accounts: [account],
    chainId: foundry.id,
  })
  expect(getAccount(config)).toMatchObject({
    address: account,
    chainId: foundry.id,
    connector: { id: 'walletConnect', type: 'walletConnect' },
    status: 'connected',
  })
  expect(messages).toEqual([
    ['connecting', undefined],
    ['display_uri', 'wc:1'],
  ])
})

test('behavior: id, name and type', () => {
  const { connector } = setupWalletConnect()
  expect(connector).toMatchObject({
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'walletConnect',
  })
  expect(walletConnect.type).toBe('walletConnect')
})

test('error: no project id', () => {
  expect(() => walletConnect({ projectId: ' ' })).toThrow(ProjectIdMissingError)
})

test('behavior: creates nothing before use', async () => {
  const timeout = vi.spyOn(globalThis, 'setTimeout')
  const { connector, listeners, log } = setupWalletConnect()
  expect(connector.setup).toBeUndefined()
  const provider = await connector.getProvider()
  expect(await connector.getProvider()).toBe(provider)
  expect(await connector.isAuthorized()).toBe(false)
  expect(log).toEqual([])
  expect(listeners.size).toBe(0)
  expect(timeout).not.toHaveBeenCalled()
})

test('behavior: the handle is a single object', () => {
  const { connector, pairing } = setupWalletConnect()
  expect(connector.getPairing()).toBe(pairing)
})

test('param: withCapabilities', async () => {
  const test = setupWalletConnect()
  const { config, connector } = test
  const done = connect(config, { connector, withCapabilities: true })
  await seen(test)
  test.approve(approveEvm())
  expect((await done).accounts).toEqual([
    { address: account, capabilities: {} },
  ])
  expect(getAccount(config).address).toBe(account)
})

test('behavior: every URI is emitted by wagmi and by the provider', async () => {
  const test = setupWalletConnect()
  const uris: unknown[] = []
  const provider = await test.connector.getProvider()
  provider.on(
    'display_uri' as never,
    ((uri: string) => uris.push(uri)) as never,
  )
  test.connector.emitter.on('message', ({ data, type }) => {
    if (type === 'display_uri') uris.push(data)
  })
  const done = connect(test.config, { connector: test.connector })
  await seen(test)
  test.pairing.renew()
  await seen(test, 2)
  test.approve(approveEvm())
  await done
  expect(uris).toEqual(['wc:1', 'wc:1', 'wc:2', 'wc:2'])
})

test('behavior: the proposal', async () => {
  const { proposed, kitStorage } = await setupConnected()
  expect(proposed).toHaveLength(1)
  expect(proposed[0]).toMatchObject({
    chains: ['eip155:31337', 'eip155:1'],
    events: ['accountsChanged', 'chainChanged'],
    rpcUrls: {
      'eip155:31337': foundry.rpcUrls.default.http[0],
      'eip155:1': mainnet.rpcUrls.default.http[0],
    },
  })
  expect(proposed[0]?.methods).toHaveLength(24)
  expect(kitStorage.map.get('latchkey.pairingChains')).toBe('31337,1')
})

test('param: chainId is proposed first', async () => {
  const test = setupWalletConnect()
  const { config, connector } = test
  const done = connect(config, { connector, chainId: mainnet.id })
  await seen(test)
  test.approve(approveEvm())
  expect((await done).chainId).toBe(mainnet.id)
  expect(test.proposed[0]?.chains).toEqual(['eip155:1', 'eip155:31337'])
  expect(test.requests).toEqual([])
})

test('error: a namespace without an adapter', async () => {
  const { config, connector } = setupWalletConnect({
    options: { namespaces: { cosmos: {} } as never },
  })
  await expect(connect(config, { connector })).rejects.toMatchObject({
    code: 'ADAPTER_NOT_FOUND',
    details: 'cosmos',
  })
})

test('param: namespaces', async () => {
  const { kitStorage, proposed } = await setupConnected({
    options: {
      namespaces: {
        eip155: {
          chains: ['eip155:1', 'eip155:10'],
          events: ['chainChanged'],
          methods: ['personal_sign'],
          rpcMap: { 'eip155:10': 'http://localhost:10' },
        },
      },
    },
  })
  expect(proposed[0]).toEqual({
    chains: ['eip155:1', 'eip155:10'],
    events: ['chainChanged'],
    methods: ['personal_sign'],
    rpcUrls: { 'eip155:10': 'http://localhost:10' },
  })
  expect(kitStorage.map.get('latchkey.pairingChains')).toBe('1,10')
})

test('behavior: a chain that was not approved is requested afterwards', async () => {
  const test = setupWalletConnect()
  const { config, connector } = test
  test.answers.wallet_switchEthereumChain = () => {
    test.update(approveEvm())
    return null
  }
  const done = connect(config, { connector, chainId: mainnet.id })
  await seen(test)
  test.approve(approveEvm({ chainIds: [foundry.id] }))
  expect((await done).chainId).toBe(mainnet.id)
  expect(getAccount(config).chainId).toBe(mainnet.id)
})

test('behavior: a failed switch does not undo the connection', async () => {
  const error = vi.fn()
  const test = setupWalletConnect({
    logger: { error, warn() {}, info() {}, debug() {} } as never,
  })
  const { config, connector } = test
  test.answers.wallet_switchEthereumChain = () => {
    throw new UserRejectedRequestError(new Error('no'))
  }
  const done = connect(config, { connector, chainId: mainnet.id })
  await seen(test)
  test.approve(approveEvm({ chainIds: [foundry.id] }))
  expect((await done).chainId).toBe(foundry.id)
  expect(config.state.status).toBe('connected')
  expect(error).toHaveBeenCalledOnce()
})

test('behavior: uses a configured chain among the approved ones', async () => {
  const { config } = await setupConnected({
    approval: approveEvm({ chainIds: [10, mainnet.id] }),
  })
  expect(getAccount(config).chainId).toBe(mainnet.id)
})

test('behavior: uses the first approved chain when none is configured', async () => {
  const { config } = await setupConnected({
    approval: approveEvm({ chainIds: [10, 100] }),
  })
  expect(getAccount(config).chainId).toBe(10)
})

test('behavior: accounts are checksummed and deduplicated', async () => {
  const { config } = await setupConnected({
    approval: approveEvm({
      accounts: [account.toLowerCase(), account, otherAccount, 'junk'],
    }),
  })
  expect(getAccount(config).addresses).toEqual([account, otherAccount])
})

test('behavior: connecting again returns the session', async () => {
  const { connector, proposed } = await setupConnected()
  await expect(connector.connect()).resolves.toEqual({
    accounts: [account],
    chainId: foundry.id,
  })
  expect(proposed).toHaveLength(1)
})

test('behavior: concurrent connects are deduplicated', async () => {
  const test = setupWalletConnect()
  const both = Promise.all([test.connector.connect(), test.connector.connect()])
  await seen(test)
  test.approve(approveEvm())
  const [one, other] = await both
  expect(one).toEqual(other)
  expect(test.proposed).toHaveLength(1)
})

test.each([
  new UserRejectedRequestError(new Error('no')),
  new PairingExpiredError(),
])('error: %s', async (error) => {
  const test = setupWalletConnect()
  const { config, connector } = test
  const done = connect(config, { connector })
  await seen(test)
  test.reject(error)
  await expect(done).rejects.toBe(error)
  expect(config.state.status).toBe('disconnected')
  expect(await connector.isAuthorized()).toBe(false)

  const again = connect(config, { connector })
  await seen(test, 2)
  test.approve(approveEvm())
  await again
  expect(config.state.status).toBe('connected')
})

test('error: aborted at once, before anything is loaded', async () => {
  const test = setupWalletConnect()
  const done = connect(test.config, { connector: test.connector })
  test.pairing.abort()
  await expect(done).rejects.toThrow(ConnectionAbortedError)
  expect(test.config.state.status).toBe('disconnected')
})

test('error: aborted just as the wallet approves', async () => {
  const { approve, connector, log, proposed, wallet } = setupWalletConnect()
  const controller = new AbortController()
  const { signal } = controller
  const connecting = connector.connect({ signal } as never)
  await vi.waitFor(() => expect(proposed).toHaveLength(1), { interval: 1 })
  approve(approveEvm())
  controller.abort()
  await expect(connecting).rejects.toThrow(ConnectionAbortedError)
  expect(log).toEqual(['connect', 'disconnect'])
  expect(wallet.session).toBeUndefined()
  expect(await connector.isAuthorized()).toBe(false)
})

test('error: the session ends before wagmi is notified', async () => {
  const test = setupWalletConnect()
  const { connect: pair } = test.pairing
  test.pairing.connect = async (request) => {
    const session = await pair(request)
    test.end('otherTab')
    return session
  }
  const done = connect(test.config, { connector: test.connector })
  await seen(test)
  test.approve(approveEvm())
  await expect(done).rejects.toThrow(PairingEndedError)
  expect(test.config.state.status).toBe('disconnected')
})

test('error: only Solana was approved', async () => {
  const test = setupWalletConnect({
    wallet: { session: undefined, remembered: new Set(['solana']) },
  })
  const { config, connector } = test
  const done = connect(config, { connector })
  await seen(test)
  test.approve({
    solana: { accounts: [], chains: [], events: [], methods: [] },
  })
  await expect(done).rejects.toThrow(NamespaceNotApprovedError)
  expect(config.state.status).toBe('disconnected')
  expect(await connector.isAuthorized()).toBe(false)
  expect(test.wallet.session).toBeDefined()
  expect([...test.wallet.remembered]).toEqual(['solana'])
})

test('behavior: stock actions', async () => {
  const test = await setupConnected()
  const { answers, config, requests } = test
  answers.personal_sign = () => '0x01'
  answers.eth_signTypedData_v4 = () => '0x02'
  answers.eth_sendTransaction = () => hash
  expect(await signMessage(config, { message: 'hi' })).toBe('0x01')
  const typed = await signTypedData(config, {
    domain: { chainId: foundry.id },
    message: { text: 'hi' },
    primaryType: 'Note',
    types: { Note: [{ name: 'text', type: 'string' }] },
  })
  expect(typed).toBe('0x02')
  const sent = sendTransaction(config, {
    gas: 21_000n,
    to: otherAccount,
    value: 1n,
  })
  expect(await sent).toBe(hash)
  expect(requests.map(({ method }) => method)).toEqual([
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
  ])
  for (const { caipNetworkId } of requests)
    expect(caipNetworkId).toBe('eip155:31337')
})

test('behavior: a failed send reports the rejection by the wallet', async () => {
  const { answers, config } = await setupConnected()
  answers.eth_sendTransaction = () => {
    throw new UserRejectedRequestError(new Error('no'))
  }
  const error = await sendTransaction(config, {
    gas: 21_000n,
    to: otherAccount,
  }).catch((reason) => reason)
  expect(error).toBeInstanceOf(BaseError)
  expect(
    error.walk((item: unknown) => item instanceof UserRejectedRequestError),
  ).toBeInstanceOf(UserRejectedRequestError)
})

test('behavior: clients of wagmi and viem', async () => {
  const { answers, config, provider, reads } = await setupConnected()
  answers.personal_sign = () => '0x01'
  const client = await getConnectorClient(config)
  expect(client.account.address).toBe(account)
  await expect(
    client.request({ method: 'eth_blockNumber' } as never),
  ).resolves.toBe('0x1')
  expect(reads).toEqual([{ chainId: foundry.id, method: 'eth_blockNumber' }])
  const wallet = createWalletClient({
    account,
    transport: custom(provider),
  })
  expect(await wallet.getAddresses()).toEqual([account])
  expect(await wallet.signMessage({ message: 'hi' })).toBe('0x01')
})

test('behavior: switching to an approved chain does not ask the wallet', async () => {
  const { config, kitStorage, provider, requests } = await setupConnected()
  const changed = vi.fn()
  provider.on('chainChanged', changed)
  await expect(
    switchChain(config, { chainId: mainnet.id }),
  ).resolves.toMatchObject({ id: mainnet.id })
  expect(getAccount(config).chainId).toBe(mainnet.id)
  expect(changed).toHaveBeenCalledExactlyOnceWith('0x1')
  expect(requests).toEqual([])
  expect(kitStorage.map.get('latchkey.pairingChains')).toBe('1,31337')
})

test('behavior: the active chain persists across a reload', async () => {
  const first = await setupConnected()
  await switchChain(first.config, { chainId: mainnet.id })
  const { config } = setupWalletConnect(first)
  await reconnect(config)
  expect(getAccount(config)).toMatchObject({
    address: account,
    chainId: mainnet.id,
    status: 'connected',
  })
})

test('error: switching to a chain that is not configured', async () => {
  const { config } = await setupConnected()
  await expect(
    switchChain(config, { chainId: base.id as never }),
  ).rejects.toThrow(SwitchChainError)
})

test('error: switching fails', async () => {
  const { answers, config } = await setupConnected({
    approval: approveEvm({ chainIds: [foundry.id] }),
  })
  answers.wallet_switchEthereumChain = () => {
    throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
  }
  answers.wallet_addEthereumChain = () => {
    throw new Error('no')
  }
  const error = await switchChain(config, { chainId: mainnet.id }).catch(
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ChainNotSupportedError)
  expect(error.shortMessage).toBe('Chain is not supported')
  expect(getAccount(config).chainId).toBe(foundry.id)
})

test('behavior: follows events of the wallet', async () => {
  const { config, emit, provider } = await setupConnected({
    approval: approveEvm({ accounts: [account, otherAccount] }),
  })
  const changed = vi.fn()
  provider.on('accountsChanged', changed)
  emit({
    type: 'accountsChanged',
    namespace: 'eip155',
    accounts: [{ address: otherAccount, caipNetworkId: 'eip155:31337' }],
  })
  expect(getAccount(config).address).toBe(otherAccount)
  expect(changed).toHaveBeenCalledExactlyOnceWith([otherAccount])
  emit({
    type: 'chainChanged',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
  })
  expect(getAccount(config)).toMatchObject({
    address: otherAccount,
    chainId: mainnet.id,
  })
})

test('behavior: ignores events of Solana', async () => {
  const { config, connector, emit } = await setupConnected()
  const changed = vi.fn()
  connector.emitter.on('change', changed)
  connector.emitter.on('disconnect', changed)
  emit({ type: 'accountsChanged', namespace: 'solana', accounts: [] })
  emit({
    type: 'chainChanged',
    namespace: 'solana',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
  emit({ type: 'ended', namespaces: ['solana'], reason: 'wallet' })
  emit({ type: 'failure', error: new Error('relay') })
  expect(changed).not.toHaveBeenCalled()
  expect(getAccount(config).address).toBe(account)
})

test('behavior: ignores a chain that was not approved', async () => {
  const { config, emit } = await setupConnected()
  emit({
    type: 'chainChanged',
    namespace: 'eip155',
    caipNetworkId: 'eip155:10',
  })
  expect(getAccount(config).chainId).toBe(foundry.id)
})

test('behavior: the wallet changes its approval', async () => {
  const { config, update } = await setupConnected()
  update(approveEvm({ accounts: [otherAccount], chainIds: [mainnet.id] }))
  expect(getAccount(config)).toMatchObject({
    address: otherAccount,
    chainId: mainnet.id,
  })
})

test.each(['wallet', 'expired', 'stale', 'otherTab'] as const)(
  'behavior: the session ends: %s',
  async (reason) => {
    const { config, connector, end, provider } = await setupConnected()
    const gone = vi.fn()
    connector.emitter.on('disconnect', gone)
    provider.on('disconnect', gone)
    end(reason)
    end(reason)
    expect(gone).toHaveBeenCalledTimes(2)
    expect(config.state.status).toBe('disconnected')
    expect(await connector.isAuthorized()).toBe(false)
  },
)

test('behavior: no accounts are left', async () => {
  const { config, connector, emit, update } = await setupConnected()
  const gone = vi.fn()
  connector.emitter.on('disconnect', gone)
  emit({ type: 'accountsChanged', namespace: 'eip155', accounts: [] })
  update({})
  expect(gone).toHaveBeenCalledOnce()
  expect(config.state.status).toBe('disconnected')
  expect(await connector.isAuthorized()).toBe(false)
})

test('behavior: no accounts for a moment, while the wallet changes them', async () => {
  const { config, connector, emit } = await setupConnected({
    approval: approveEvm({ accounts: [account, otherAccount] }),
  })
  const gone = vi.fn()
  connector.emitter.on('disconnect', gone)
  emit({ type: 'accountsChanged', namespace: 'eip155', accounts: [] })
  emit({
    type: 'accountsChanged',
    namespace: 'eip155',
    accounts: [{ address: otherAccount, caipNetworkId: 'eip155:31337' }],
  })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect(gone).not.toHaveBeenCalled()
  expect(getAccount(config).address).toBe(otherAccount)
  emit({ type: 'accountsChanged', namespace: 'eip155', accounts: [] })
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce(), 3_000)
})

test('behavior: event handlers called by wagmi', async () => {
  const { config, connector } = await setupConnected({
    approval: approveEvm({ accounts: [account, otherAccount] }),
  })
  connector.onAccountsChanged([otherAccount])
  connector.onChainChanged('0x1')
  expect(getAccount(config)).toMatchObject({
    address: otherAccount,
    chainId: mainnet.id,
  })
  connector.onDisconnect()
  expect(config.state.status).toBe('disconnected')
})

test('behavior: disconnects and stays disconnected', async () => {
  const first = await setupConnected()
  const { config, connector, kitStorage, log, provider } = first
  const gone = vi.fn()
  connector.emitter.on('disconnect', gone)
  await disconnect(config)
  expect(config.state.status).toBe('disconnected')
  expect(gone).not.toHaveBeenCalled()
  expect(log.at(-1)).toBe('disconnect')
  expect(kitStorage.map.size).toBe(0)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  await reconnect(config)
  expect(config.state.status).toBe('disconnected')
  const next = setupWalletConnect(first)
  await reconnect(next.config)
  expect(next.config.state.status).toBe('disconnected')
  expect(next.log).toEqual([])
})

test('behavior: the session marker is removed before the wallet is notified', async () => {
  const test = await setupConnected()
  test.faults.disconnect = new Promise(() => {})
  void disconnect(test.config)
  expect(await test.connector.isAuthorized()).toBe(false)
  await expect(
    test.connector.connect({ isReconnecting: true }),
  ).rejects.toThrow('Connector not connected')
})

test('error: the wallet cannot be notified, but the connection ends', async () => {
  const test = await setupConnected()
  test.faults.disconnect = Promise.reject(new Error('no relay'))
  await expect(disconnect(test.config)).rejects.toThrow('no relay')
  expect(test.config.state.status).toBe('disconnected')
  expect(await test.connector.isAuthorized()).toBe(false)
})

test('behavior: Solana keeps its session and the proposed chains', async () => {
  const test = await setupConnected()
  test.wallet.remembered.add('solana')
  await disconnect(test.config)
  expect(test.wallet.session).toBeDefined()
  expect(test.kitStorage.map.get('latchkey.pairingChains')).toBe('31337,1')
  // Restored without another proposal.
  await connect(test.config, { connector: test.connector })
  expect(getAccount(test.config).address).toBe(account)
  expect(test.proposed).toHaveLength(1)
})

test('behavior: disconnected while connecting', async () => {
  const test = setupWalletConnect()
  const { config, connector } = test
  const done = connect(config, { connector })
  await seen(test)
  await disconnect(config, { connector })
  await expect(done).rejects.toThrow(ConnectionAbortedError)
  test.approve(approveEvm())
  expect(config.state.status).toBe('disconnected')
})

test('behavior: several configs on one page stay separate', async () => {
  const one = await setupConnected()
  const other = setupWalletConnect()
  expect(other.connector.getPairing()).not.toBe(one.connector.getPairing())
  expect(await other.connector.isAuthorized()).toBe(false)
  await disconnect(one.config)
  expect(other.log).toEqual([])
})

test('behavior: several projects in one storage stay separate', async () => {
  const storage = createMemory()
  const create = (projectId: string) =>
    createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http() },
      connectors: [walletConnect({ projectId, storage })],
    }).connectors[0]
  const [one, other] = [create('one'), create('other')]
  const marks = one?.getPairing().options.storage
  marks?.set('pairingTopic', 'ab'.repeat(32))
  marks?.set('pairingNamespaces', ['eip155'])
  expect(await one?.isAuthorized()).toBe(true)
  expect(await create('one')?.isAuthorized()).toBe(true)
  expect(await other?.isAuthorized()).toBe(false)
})

test('behavior: on the server', async () => {
  vi.stubGlobal('window', undefined)
  const { config, connector, log } = setupWalletConnect({
    ssr: true,
    storage: null,
  })
  expect(await connector.isAuthorized()).toBe(false)
  await connector.getProvider()
  await reconnect(config)
  expect(log).toEqual([])
})
