import {
  connect,
  createStorage,
  disconnect,
  getAccount,
  reconnect,
} from '@wagmi/core'
import { base, foundry, mainnet } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { account, createMemory } from '../../test/setup/frame/setupAuthFrame.js'
import {
  approveEvm,
  seen,
  setupConnected,
  setupWalletConnect,
} from '../../test/setup/pairing/setupWalletConnect.js'
import { settle } from '../../test/setup/vitest/settle.js'
import { PairingEndedError } from '../core/errors/pairing.js'
import { PairingUnavailableError } from '../core/errors/pairingLoad.js'

beforeAll(async () => {
  await import('./walletConnect/createConnection.js')
})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Returns the stores of a page on which the wallet was connected. */
async function setupVisit(
  parameters: Parameters<typeof setupConnected>[0] = {},
) {
  const done = setupConnected({
    storage: createStorage({ storage: createMemory() }),
    ...parameters,
  })
  await vi.advanceTimersByTimeAsync(50)
  const { kitStorage, storage, wallet } = await done
  return { kitStorage, storage, wallet }
}

/** Makes `restore` wait until it is released. */
function hold(test: ReturnType<typeof setupWalletConnect>) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  test.faults.restore = () => held as Promise<never>
  return () => release()
}

test('default', async () => {
  const test = setupWalletConnect(await setupVisit())
  const connections = await settle(reconnect(test.config))
  expect(connections).toHaveLength(1)
  expect(getAccount(test.config)).toMatchObject({
    address: account,
    chainId: foundry.id,
    status: 'connected',
  })
  expect(test.log).toEqual(['restore'])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: with ssr', async () => {
  const visit = await setupVisit()
  const { config } = setupWalletConnect({ ...visit, ssr: true })
  expect(config.state.status).toBe('disconnected')
  await settle(reconnect(config))
  expect(config.state.status).toBe('connected')
})

test('behavior: loads nothing when no session is stored', async () => {
  const test = setupWalletConnect()
  await settle(reconnect(test.config))
  expect(test.config.state.status).toBe('disconnected')
  await expect(
    test.connector.connect({ isReconnecting: true }),
  ).rejects.toThrow('Connector not connected')
  expect(test.log).toEqual([])
})

test('behavior: twice at once, as in StrictMode', async () => {
  const test = setupWalletConnect(await setupVisit())
  await settle(Promise.all([reconnect(test.config), reconnect(test.config)]))
  const both = await Promise.all([
    test.connector.connect({ isReconnecting: true }),
    test.connector.connect({ isReconnecting: true }),
  ])
  expect(both[0]).toEqual(both[1])
  expect(test.config.state.connections.size).toBe(1)
})

test('behavior: the session has ended', async () => {
  const visit = await setupVisit()
  visit.wallet.session = undefined
  const test = setupWalletConnect(visit)
  await expect(settle(reconnect(test.config))).resolves.toEqual([])
  expect(test.config.state.status).toBe('disconnected')
})

test('behavior: a session without EVM', async () => {
  const visit = await setupVisit()
  if (visit.wallet.session)
    visit.wallet.session = { ...visit.wallet.session, namespaces: {} }
  const test = setupWalletConnect(visit)
  await settle(reconnect(test.config))
  expect(test.config.state.status).toBe('disconnected')
  expect(await test.connector.isAuthorized()).toBe(false)
})

test('error: a pairing that hangs does not block other wallets', async () => {
  const test = setupWalletConnect(await setupVisit())
  test.faults.restore = () => new Promise(() => {})
  const done = test.connector.connect({ isReconnecting: true })
  await expect(settle(done, 3_000)).rejects.toThrow(PairingUnavailableError)
  await expect(settle(reconnect(test.config), 3_000)).resolves.toEqual([])
  expect(test.config.state.status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a pairing that fails does not block other wallets', async () => {
  const test = setupWalletConnect(await setupVisit())
  test.faults.restore = () => Promise.reject(new PairingUnavailableError())
  await settle(reconnect(test.config))
  expect(test.config.state.status).toBe('disconnected')
  // The session is not lost: it can be restored later.
  test.faults.restore = undefined as never
  await settle(connect(test.config, { connector: test.connector }))
  expect(test.config.state.status).toBe('connected')
  expect(test.proposed).toHaveLength(0)
})

test('behavior: a late session connects and stays in sync', async () => {
  const test = setupWalletConnect(await setupVisit())
  const release = hold(test)
  await settle(reconnect(test.config), 3_000)
  expect(test.config.state.status).toBe('disconnected')
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(getAccount(test.config)).toMatchObject({
    address: account,
    chainId: foundry.id,
    status: 'connected',
  })
  test.emit({
    type: 'chainChanged',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
  })
  expect(getAccount(test.config).chainId).toBe(mainnet.id)
  test.end('wallet')
  expect(test.config.state.status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late session waits while wagmi is connecting', async () => {
  const test = setupWalletConnect(await setupVisit())
  const release = hold(test)
  await settle(reconnect(test.config), 3_000)
  test.config.setState((state) => ({ ...state, status: 'connecting' }))
  release()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(test.config.state.connections.size).toBe(0)
  test.config.setState((state) => ({ ...state, status: 'disconnected' }))
  await vi.advanceTimersByTimeAsync(250)
  expect(test.config.state.status).toBe('connected')
})

test('behavior: a late session does not connect when another wallet was recent', async () => {
  const test = setupWalletConnect(await setupVisit())
  const connected = vi.fn()
  test.connector.emitter.on('connect', connected)
  const release = hold(test)
  await settle(reconnect(test.config), 3_000)
  test.storage?.setItem('recentConnectorId', 'injected')
  release()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connected).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late session does not connect after a disconnect', async () => {
  const test = setupWalletConnect(await setupVisit())
  const release = hold(test)
  await settle(reconnect(test.config), 3_000)
  await settle(disconnect(test.config, { connector: test.connector }))
  release()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(test.config.state.status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late session does not connect when another tab disconnected', async () => {
  const test = setupWalletConnect(await setupVisit())
  const release = hold(test)
  await settle(reconnect(test.config), 3_000)
  test.config.setState((state) => ({ ...state, status: 'connecting' }))
  release()
  await vi.advanceTimersByTimeAsync(1_000)
  test.wallet.remembered.clear()
  test.config.setState((state) => ({ ...state, status: 'disconnected' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(test.config.state.status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: disconnected in another tab while restoring', async () => {
  const test = setupWalletConnect(await setupVisit())
  const release = hold(test)
  const done = reconnect(test.config)
  await vi.advanceTimersByTimeAsync(10)
  test.wallet.remembered.clear()
  release()
  await settle(done)
  expect(test.config.state.status).toBe('disconnected')
})

test('behavior: disconnected here while restoring', async () => {
  const test = setupWalletConnect(await setupVisit())
  const { session } = test.wallet
  const release = hold(test)
  const done = test.connector.connect({ isReconnecting: true })
  done.catch(() => {})
  await vi.advanceTimersByTimeAsync(10)
  await test.connector.disconnect()
  test.wallet.session = session
  // Even if another part of the page has restored the session again.
  test.wallet.remembered.add('eip155')
  release()
  await expect(done).rejects.toThrow('Connection cancelled')
})

test('behavior: a chain was added to the app', async () => {
  const visit = await setupVisit()
  const test = setupWalletConnect({
    ...visit,
    chains: [foundry, mainnet, base],
  })
  await expect(
    settle(test.connector.connect({ isReconnecting: true })),
  ).rejects.toThrow(PairingEndedError)
  expect(await test.connector.isAuthorized()).toBe(false)
  expect(test.wallet.session).toBeUndefined()

  const next = setupWalletConnect({
    ...(await setupVisit()),
    chains: [foundry, mainnet, base],
  })
  const done = connect(next.config, { connector: next.connector })
  await vi.advanceTimersByTimeAsync(50)
  await seen(next)
  next.approve(approveEvm({ chainIds: [foundry.id, base.id] }))
  await settle(done)
  expect(next.log).toEqual(['connect', 'disconnect', 'connect'])
  expect(next.proposed[0]?.chains).toContain('eip155:8453')
})

test.each([
  ['param: isNewChainsStale', { options: { isNewChainsStale: false } }, {}],
  [
    'behavior: a chain of a session that has none of the app',
    {},
    { approval: approveEvm({ chainIds: [10] }) },
  ],
])('%s', async (_title, parameters, visit) => {
  const test = setupWalletConnect({
    ...(await setupVisit(visit)),
    ...parameters,
    chains: [foundry, mainnet, base],
  })
  await settle(reconnect(test.config))
  expect(test.config.state.status).toBe('connected')
})

test('behavior: a new chain does not end the session of Solana', async () => {
  const visit = await setupVisit()
  visit.wallet.remembered.add('solana')
  const test = setupWalletConnect({
    ...visit,
    chains: [foundry, mainnet, base],
  })
  await settle(reconnect(test.config))
  expect(test.config.state.status).toBe('connected')
  expect(test.log).toEqual(['restore'])
})

test('behavior: a store without the proposed chains', async () => {
  const visit = await setupVisit()
  visit.kitStorage.map.clear()
  const test = setupWalletConnect(visit)
  await settle(reconnect(test.config))
  expect(test.config.state.status).toBe('connected')
})

test('behavior: the connection is available before wagmi reconnects', async () => {
  const test = setupWalletConnect(await setupVisit())
  const provider = await test.connector.getProvider()
  await expect(settle(test.connector.getAccounts())).resolves.toEqual([account])
  await expect(test.connector.getChainId()).resolves.toBe(foundry.id)
  await expect(
    provider.request({ method: 'eth_requestAccounts' }),
  ).resolves.toEqual([account])
})
