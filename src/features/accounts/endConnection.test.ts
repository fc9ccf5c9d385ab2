import { connect, reconnect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { createPairingStub } from '../../../test/setup/pairing/createPairingStub.js'
import { disconnectAccount } from '../../actions/disconnectAccount.js'
import { disconnectAll } from '../../actions/disconnectAll.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const hang = () => new Promise<never>(() => {})
const missing = () =>
  Promise.reject(
    Object.assign(new Error('x'), { name: 'ProviderNotFoundError' }),
  )

describe('wallets that fail to disconnect', () => {
  test.each([
    ['does not answer', hang],
    ['has left the page', missing],
  ])('default: drops a wallet that %s', async (_name, disconnect) => {
    const { config, first, kit, memory } = setupRough([
      createRoughConnector('fox', { disconnect }),
    ])
    await connect(config, { connector: first })
    const done = disconnectAccount(kit, { connectorUid: first.uid })
    await vi.advanceTimersByTimeAsync(5_000)
    await done
    expect(config.state).toMatchObject({
      current: null,
      status: 'disconnected',
    })
    expect(await memory.getItem('wagmi.fox.disconnected')).toBe('true')
  })

  test('behavior: does not block other wallets', async () => {
    const { config, kit } = setupRough([
      createRoughConnector('fox', { disconnect: hang }),
      createRoughConnector('base', { disconnect: hang }),
    ])
    for (const connector of config.connectors)
      await connect(config, { connector })
    const done = disconnectAll(kit)
    await vi.advanceTimersByTimeAsync(5_000)
    await done
    expect(config.state.status).toBe('disconnected')
  })
})

test('behavior: ends both connectors of one provider', async () => {
  const provider = { request: async () => null }
  const getProvider = async () => provider as never
  const { config, kit } = setupRough([
    createRoughConnector('metaMask', { getProvider, type: 'injected' }),
    createRoughConnector('io.metamask', { getProvider, type: 'injected' }),
    createRoughConnector('other.wallet', { type: 'injected' }),
  ])
  for (const connector of config.connectors)
    await connect(config, { connector })
  const [first, second, third] = config.connectors
  await disconnectAccount(kit, { connectorUid: second?.uid ?? '' })
  expect(first?.disconnect).toHaveBeenCalledOnce()
  expect([...config.state.connections.keys()]).toEqual([third?.uid])
})

test('error: keeps a wallet connected that refuses', async () => {
  const { config, first, kit } = setupRough([
    createRoughConnector('fox', { disconnect: () => Promise.reject('no') }),
  ])
  await connect(config, { connector: first })
  await expect(
    disconnectAccount(kit, { connectorUid: first.uid }),
  ).rejects.toMatchObject({
    code: 'DISCONNECT_FAILED',
    shortMessage: 'Failed to disconnect',
  })
  expect(config.state.current).toBe(first.uid)
})

test('behavior: keeps a wallet that connects meanwhile', async () => {
  let resolve = () => {}
  const { config, first, kit, second } = setupRough([
    createRoughConnector('fox', {
      disconnect: () => new Promise<void>((done) => (resolve = done)),
    }),
    createRoughConnector('base'),
  ])
  if (!second) return expect.unreachable()
  await connect(config, { connector: first })
  const done = disconnectAccount(kit, { connectorUid: first.uid })
  await connect(config, { connector: second })
  resolve()
  await done
  expect([...config.state.connections.keys()]).toEqual([second.uid])
  expect(config.state).toMatchObject({
    current: second.uid,
    status: 'connected',
  })
})

test('behavior: keeps the active connection when another disconnects', async () => {
  const { config, kit } = setupRough(
    ['one', 'two', 'three'].map((id) => createRoughConnector(id)),
  )
  for (const connector of config.connectors)
    await connect(config, { connector })
  const [one, , three] = config.connectors
  await disconnectAccount(kit, { connectorUid: one?.uid ?? '' })
  expect(config.state.current).toBe(three?.uid)
  expect(await config.storage?.getItem('recentConnectorId')).toBe('three')
})

describe('WalletConnect', () => {
  function setup() {
    const stub = createPairingStub()
    const removeItem = vi.fn()
    vi.stubGlobal('localStorage', { removeItem })
    const found = setupRough([
      createRoughConnector('walletConnect', {
        getPairing: () => stub.pairing,
      } as never),
    ])
    return { ...found, ...stub, removeItem }
  }

  test('default: forgets the deep link of the wallet app', async () => {
    const { config, first, kit, removeItem } = setup()
    await connect(config, { connector: first })
    await disconnectAll(kit)
    expect(removeItem).toHaveBeenCalledWith('WALLETCONNECT_DEEPLINK_CHOICE')
  })

  test('behavior: ends a session that is not restored yet', async () => {
    const { kit, pairing } = setup()
    pairing.isRemembered.mockReturnValue(true)
    await disconnectAll(kit)
    expect(pairing.disconnect).toHaveBeenCalledWith({ namespace: 'eip155' })
  })
})

test('behavior: does not reconnect after a disconnect', async () => {
  let isLeft = false
  const { config, first, kit } = setupRough([
    createRoughConnector('fox', {
      disconnect: async () => {
        isLeft = true
      },
      isAuthorized: async () => !isLeft,
    }),
  ])
  await connect(config, { connector: first })
  await disconnectAll(kit)
  expect(await reconnect(config)).toEqual([])
})

test('behavior: a wallet can connect by itself again, and disconnect', async () => {
  const { config, first, kit } = setupRough([createRoughConnector('fox')])
  await connect(config, { connector: first })
  await disconnectAll(kit)
  const accounts = await first.getAccounts()
  first.emitter.emit('connect', { accounts, chainId: 31337 })
  expect(config.state.current).toBe(first.uid)
  first.emitter.emit('disconnect')
  expect(config.state.status).toBe('disconnected')
})
