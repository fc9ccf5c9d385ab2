import {
  connect,
  createStorage,
  disconnect,
  getAccount,
  reconnect,
} from '@wagmi/core'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createFakePage,
  silence,
} from '../../test/setup/frame/createFakePage.js'
import {
  account,
  createMemory,
  setupAuthFrame,
} from '../../test/setup/frame/setupAuthFrame.js'
import { settle } from '../../test/setup/vitest/settle.js'
import { FrameLoadError } from '../core/errors/frameLoad.js'
import { LoginRequiredError } from '../core/errors/login.js'

let page: ReturnType<typeof createFakePage>

beforeAll(async () => {
  await import('../frame/createFrameClient.js')
  await import('./authFrame/createConnection.js')
})

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakePage()
  page.frame.session = { address: account, chainId: foundry.id }
})

afterEach(() => {
  vi.useRealTimers()
})

/** Sets up the page load after a visit with a connected embedded wallet. */
function setup(parameters: Partial<setupAuthFrame.Parameters> = {}) {
  const storage = createStorage({ storage: createMemory() })
  storage.setItem('recentConnectorId', 'ID_AUTH')
  return setupAuthFrame({
    page,
    hasStoredSession: true,
    storage,
    ...parameters,
  })
}

/** Reconnects without the mock wallet, which would also connect. */
function reconnectAlone({ config, connector }: ReturnType<typeof setup>) {
  return reconnect(config, { connectors: [connector] })
}

test('default', async () => {
  const { config, connector } = setup()

  const connections = await settle(reconnect(config))

  expect(connections).toHaveLength(2)
  expect(getAccount(config)).toMatchObject({
    address: account,
    chainId: foundry.id,
    connector: { id: connector.id },
    status: 'connected',
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: creates nothing when no login was used', async () => {
  const { config } = setup({ hasStoredSession: false })

  await settle(reconnect(config))

  expect(page.iframes).toHaveLength(0)
  expect(page.countListeners('storage')).toBe(0)
  expect(getAccount(config).connector?.id).toBe('mock')
})

test('behavior: creates nothing while a sign-out is pending', async () => {
  const kitStorage = createMemory()
  kitStorage.setItem('latchkey.signOutPending', 'true')
  const { config } = setup({ kitStorage })

  await settle(reconnect(config))

  expect(page.iframes).toHaveLength(0)
})

test('error: not logged in, connector called directly', async () => {
  const { connector } = setup({ hasStoredSession: false })

  await expect(connector.connect({ isReconnecting: true })).rejects.toThrow(
    LoginRequiredError,
  )
  expect(page.iframes).toHaveLength(0)
})

test('behavior: signed out in another tab while the frame is asked for the user', async () => {
  const test = setup()
  page.frame.answers.GET_USER = () => {
    const before = page.frame.session
    page.frame.session = undefined
    page.frame.update()
    return { ...before }
  }

  await settle(reconnectAlone(test))

  expect(test.config.state.status).toBe('disconnected')
})

test('behavior: a frame that never loads does not block other wallets', async () => {
  const test = setup()
  page.frame.readyAfter = undefined

  const promise = reconnect(test.config)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(test.config.state.status).toBe('connecting')
  await vi.advanceTimersByTimeAsync(200)

  await expect(promise).resolves.toHaveLength(1)
  expect(getAccount(test.config).connector?.id).toBe('mock')
  // The load deadline passes without any effect.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getAccount(test.config).connector?.id).toBe('mock')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the reconnect timeout rejects with a typed error', async () => {
  const { connector } = setup()
  page.frame.readyAfter = undefined

  await expect(
    settle(connector.connect({ isReconnecting: true }), 3_000),
  ).rejects.toThrow(FrameLoadError)
})

test('behavior: a frame that loads late reconnects', async () => {
  const { config, connector } = setup()
  page.frame.readyAfter = 8_000

  await settle(reconnect(config), 3_000)
  expect(getAccount(config).connector?.id).toBe('mock')
  await vi.advanceTimersByTimeAsync(3_000)

  expect(getAccount(config)).toMatchObject({
    address: account,
    connector: { id: connector.id },
    status: 'connected',
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late frame stays in sync after it reconnects', async () => {
  const test = setup()
  page.frame.readyAfter = 8_000
  await settle(reconnectAlone(test), 3_000)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(test.config.state.status).toBe('connected')

  await settle(test.connector.switchChain?.({ chainId: mainnet.id }) as never)
  expect(getAccount(test.config).chainId).toBe(mainnet.id)
  await settle(disconnect(test.config))
  expect(test.config.state.status).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(test.config.state.status).toBe('disconnected')
})

test('behavior: a late frame does not reconnect when another wallet was recent', async () => {
  const { config, storage } = setup()
  page.frame.readyAfter = 8_000

  await settle(reconnect(config), 3_000)
  storage?.setItem('recentConnectorId', 'mock')
  await vi.advanceTimersByTimeAsync(30_000)

  expect(getAccount(config).connector?.id).toBe('mock')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late frame does not reconnect when storage throws', async () => {
  const storage = createStorage({
    storage: {
      ...createMemory(),
      getItem() {
        throw new Error('blocked')
      },
    },
  })
  const test = setup({ storage })
  page.frame.readyAfter = 8_000

  await settle(reconnect(test.config), 3_000)
  await vi.advanceTimersByTimeAsync(30_000)

  expect(getAccount(test.config).connector?.id).toBe('mock')
})

test('behavior: a late frame does not reconnect after a disconnect', async () => {
  const test = setup()
  page.frame.readyAfter = 8_000

  await settle(reconnectAlone(test), 3_000)
  await settle(disconnect(test.config, { connector: test.connector }), 3_000)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(test.config.state.status).toBe('disconnected')
  expect(page.frame.session).toBe(undefined)
  expect(page.frame.log[0]).toBe('SIGN_OUT')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late frame does not reconnect twice', async () => {
  const test = setup()
  const connected = vi.fn()
  test.connector.emitter.on('connect', connected)
  page.frame.readyAfter = 8_000

  await settle(reconnectAlone(test), 3_000)
  const promise = connect(test.config, { connector: test.connector })
  await settle(promise, 10_000)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(connected).not.toHaveBeenCalled()
  expect(getAccount(test.config).connector?.id).toBe('ID_AUTH')
  expect(page.iframes).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late frame waits while wagmi is connecting', async () => {
  const test = setup()
  page.frame.readyAfter = 8_000

  await settle(reconnectAlone(test), 3_000)
  test.config.setState((state) => ({ ...state, status: 'connecting' }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(test.config.state.connections.size).toBe(0)
  test.config.setState((state) => ({ ...state, status: 'disconnected' }))
  await vi.advanceTimersByTimeAsync(250)

  expect(getAccount(test.config).connector?.id).toBe('ID_AUTH')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late frame does not reconnect when the login has ended', async () => {
  const test = setup()
  page.frame.readyAfter = 8_000

  await settle(reconnectAlone(test), 3_000)
  test.config.setState((state) => ({ ...state, status: 'connecting' }))
  await vi.advanceTimersByTimeAsync(10_000)
  test.kitStorage.removeItem('latchkey.emailLoginUsed')
  test.config.setState((state) => ({ ...state, status: 'disconnected' }))
  await vi.advanceTimersByTimeAsync(1_000)

  expect(test.config.state.status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a late frame eventually stops retrying', async () => {
  const test = setup()
  page.frame.readyAfter = 8_000

  await settle(reconnectAlone(test), 3_000)
  test.config.setState((state) => ({ ...state, status: 'connecting' }))
  await vi.advanceTimersByTimeAsync(60_000)

  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: reconnecting a live connection does not ask the frame', async () => {
  const test = setup()
  await settle(reconnectAlone(test))
  page.frame.answers.IS_CONNECTED = silence

  await expect(settle(reconnectAlone(test), 0)).resolves.toHaveLength(1)

  expect(getAccount(test.config).address).toBe(account)
})

test('behavior: a reload keeps the connection', async () => {
  const first = setup({ hasStoredSession: false })
  page.frame.answers.CONNECT_OTP = () => undefined
  const client = await settle(first.connector.getFrame().open())
  await settle(client.connectOtp({ otp: '123456' }))
  await settle(connect(first.config, first))

  const second = setupAuthFrame({
    page,
    kitStorage: first.kitStorage,
    storage: first.storage,
  })
  await settle(reconnectAlone(second))

  expect(getAccount(second.config).address).toBe(account)
})

test('behavior: a disconnect persists across a reload', async () => {
  const first = setup()
  await settle(reconnectAlone(first))
  await settle(disconnect(first.config))

  const second = setupAuthFrame({
    page,
    kitStorage: first.kitStorage,
    storage: first.storage,
  })
  await settle(reconnectAlone(second))

  expect(second.config.state.status).toBe('disconnected')
  expect(page.iframes).toHaveLength(1)
})

const faults = {
  'the store throws': () => {
    const kitStorage = createMemory()
    kitStorage.getItem = () => {
      throw new Error('blocked')
    }
    return setup({ kitStorage })
  },
  'the store holds junk': () => {
    const kitStorage = createMemory()
    const test = setup({ kitStorage })
    kitStorage.setItem('latchkey.emailLoginUsed', '{')
    return test
  },
  'the frame hangs': () => {
    page.frame.answers.IS_CONNECTED = silence
    return setup()
  },
  'the frame never loads': () => {
    page.frame.readyAfter = undefined
    return setup()
  },
}

for (const [fault, setUp] of Object.entries(faults))
  for (const name of ['setup', 'getProvider', 'isAuthorized'] as const)
    test(`behavior: ${name} survives when ${fault}`, async () => {
      const test = setUp()

      await expect(
        Promise.race([test.connector[name]?.(), Promise.resolve('late')]),
      ).resolves.not.toBe('late')
      expect(page.iframes).toHaveLength(0)
      await settle(reconnect(test.config), 1_500)
      expect(getAccount(test.config).connector?.id).toBe('mock')

      await vi.advanceTimersByTimeAsync(60_000)
      await settle(disconnect(test.config, { connector: test.wallet }))
      page.frame.readyAfter = 0
      page.frame.answers = {}
      const healed = setup()
      await settle(reconnectAlone(healed))
      expect(getAccount(healed.config).address).toBe(account)
    })
