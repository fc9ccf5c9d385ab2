import {
  connect,
  createStorage,
  disconnect,
  getAccount,
  switchChain,
} from '@wagmi/core'
import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { foundry, mainnet, optimism } from 'viem/chains'
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import {
  createFakePage,
  FakeFrameError,
  silence,
} from '../../test/setup/frame/createFakePage.js'
import {
  account,
  createMemory,
  otherAccount,
  setupAuthFrame,
} from '../../test/setup/frame/setupAuthFrame.js'
import { settle } from '../../test/setup/vitest/settle.js'
import { addNetwork } from '../actions/addNetwork.js'
import { removeNetwork } from '../actions/removeNetwork.js'
import {
  InvalidHostError,
  ProjectIdMissingError,
} from '../core/errors/config.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { FrameLoadError } from '../core/errors/frameLoad.js'
import { LoginRequiredError } from '../core/errors/login.js'
import { createKit } from '../createKit.js'
import { authFrame } from './authFrame.js'

let page: ReturnType<typeof createFakePage>

beforeAll(async () => {
  // Load once, so that fake timers do not wait for imports.
  await import('../frame/createFrameClient.js')
  await import('./authFrame/createConnection.js')
})

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakePage()
  page.frame.session = { address: account.toLowerCase(), chainId: foundry.id }
})

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { config, connector, storage } = setupAuthFrame({
    page,
    hasStoredSession: true,
  })

  expect(connector.id).toBe('ID_AUTH')
  expect(connector.name).toBe('Email')
  expect(connector.type).toBe(authFrame.type)
  await expect(settle(connect(config, { connector }))).resolves.toEqual({
    accounts: [account],
    chainId: foundry.id,
  })
  expect(getAccount(config)).toMatchObject({
    address: account,
    chainId: foundry.id,
    status: 'connected',
  })
  await expect(connector.getAccounts()).resolves.toEqual([account])
  await expect(connector.getChainId()).resolves.toBe(foundry.id)
  await expect(storage?.getItem('recentConnectorId')).resolves.toBe('ID_AUTH')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: creation has no side effects', () => {
  const { connector } = setupAuthFrame({ page, hasStoredSession: true })

  expect(connector.getFrame().getState().status).toBe('idle')
  expect(connector.getFrame()).toBe(connector.getFrame())
  expect(page.iframes).toHaveLength(0)
  expect(page.countListeners('message')).toBe(0)
  expect(page.countListeners('storage')).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: works on the server', async () => {
  const { connector } = setupAuthFrame({})

  await expect(connector.isAuthorized()).resolves.toBe(false)
  await expect(connector.getProvider()).resolves.toBeDefined()
  await expect(connector.connect()).rejects.toThrow(LoginRequiredError)
})

test('behavior: each config has its own frame', () => {
  const first = setupAuthFrame({ page })
  const second = setupAuthFrame({ page })

  expect(first.connector.getFrame()).not.toBe(second.connector.getFrame())
})

test('error: no project id', () => {
  expect(() => authFrame({ projectId: '' })).toThrow(ProjectIdMissingError)
})

test('error: invalid host', () => {
  expect(() =>
    authFrame({ projectId: 'test', hosts: { frame: '/sdk' } }),
  ).toThrow(InvalidHostError)
})

test('param: chainId', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  // The frame keeps its chain when it reports the user.
  page.frame.answers.GET_USER = () => page.frame.session

  const result = await settle(
    connect(config, { connector, chainId: mainnet.id }),
  )

  expect(result.chainId).toBe(mainnet.id)
  expect(page.frame.log).toContain('SWITCH_NETWORK')
  expect(getAccount(config).chainId).toBe(mainnet.id)
})

test('param: withCapabilities', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })

  await expect(
    settle(connect(config, { connector, withCapabilities: true })),
  ).resolves.toEqual({
    accounts: [{ address: account, capabilities: {} }],
    chainId: foundry.id,
  })
})

test('behavior: a frame on an unconfigured chain is switched', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.session = { address: account, chainId: 10 }

  const result = await settle(connect(config, { connector }))

  expect(result.chainId).toBe(foundry.id)
})

test('behavior: chain id as CAIP-2', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.session = { address: account, chainId: 'eip155:1' }

  const result = await settle(connect(config, { connector }))

  expect(result.chainId).toBe(mainnet.id)
})

test('behavior: asks a frame on Solana for the EVM account', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.session = {
    address: '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  }
  page.frame.answers.GET_USER = (payload: { chainId?: number } | undefined) =>
    payload?.chainId ? { address: account, ...payload } : page.frame.session

  await expect(settle(connect(config, { connector }))).resolves.toEqual({
    accounts: [account],
    chainId: foundry.id,
  })
})

test('behavior: concurrent connects share one attempt', async () => {
  const { connector } = setupAuthFrame({ page, hasStoredSession: true })

  await settle(Promise.all([connector.connect(), connector.connect()]))

  expect(page.iframes).toHaveLength(1)
  expect(page.frame.log.filter((x) => x === 'IS_CONNECTED')).toHaveLength(1)
})

test('error: chain is not configured', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })

  const promise = connect(config, { connector, chainId: 10 as never })

  await expect(promise).rejects.toThrow(SwitchChainError)
  expect(page.iframes).toHaveLength(0)
})

test('error: no login', async () => {
  const { config, connector } = setupAuthFrame({ page })

  await expect(connect(config, { connector })).rejects.toThrow(
    LoginRequiredError,
  )
  expect(page.iframes).toHaveLength(0)
  expect(config.state.status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('error: the frame has no login', async () => {
  const { config, connector, kitStorage } = setupAuthFrame({
    page,
    hasStoredSession: true,
  })
  page.frame.session = undefined

  await expect(settle(connect(config, { connector }))).rejects.toThrow(
    LoginRequiredError,
  )
  expect(kitStorage.getItem('latchkey.emailLoginUsed')).toBe(null)
  await expect(connector.isAuthorized()).resolves.toBe(false)
})

test('error: the frame fails to load, then loads', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.readyAfter = undefined

  await expect(settle(connect(config, { connector }), 20_000)).rejects.toThrow(
    FrameLoadError,
  )
  page.frame.readyAfter = 0
  await expect(settle(connect(config, { connector }))).resolves.toBeDefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('error: the frame is ready but does not respond', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.answers.IS_CONNECTED = silence

  await expect(settle(connect(config, { connector }), 30_000)).rejects.toThrow(
    FrameRequestTimeoutError,
  )
  page.frame.answers = {}
  await expect(settle(connect(config, { connector }))).resolves.toBeDefined()
})

test('error: the frame reports no account', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.session = { address: '0x1', chainId: 1 }

  await expect(settle(connect(config, { connector }))).rejects.toThrow(
    'An error occurred',
  )
})

test('behavior: waits for a login that a UI has claimed', async () => {
  const { config, connector } = setupAuthFrame({ page })
  page.frame.session = undefined
  const frame = connector.getFrame()
  const release = frame.claimLogin()

  const promise = connect(config, { connector })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.iframes).toHaveLength(0)

  page.frame.session = { address: account, chainId: mainnet.id }
  page.frame.answers.CONNECT_OTP = () => undefined
  const client = await settle(frame.open())
  await settle(client.connectOtp({ otp: '123456' }))
  await settle(client.getUser())
  release()

  await expect(settle(promise)).resolves.toMatchObject({ accounts: [account] })
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a verified code is enough to connect', async () => {
  const { config, connector } = setupAuthFrame({ page })
  page.frame.answers.CONNECT_OTP = () => undefined
  const client = await settle(connector.getFrame().open())
  await settle(client.connectOtp({ otp: '123456' }))

  await expect(settle(connect(config, { connector }))).resolves.toMatchObject({
    accounts: [account],
  })
})

describe('a login opened for the request', () => {
  function setup() {
    const app = setupAuthFrame({ page })
    page.frame.session = undefined
    let release = () => {}
    const onRequired = vi.fn()
    app.connector.emitter.on('message', ({ type }) => {
      if (type !== 'loginRequired') return
      onRequired()
      release = app.connector.getFrame().claimLogin()
    })
    return { ...app, close: () => release(), onRequired }
  }

  test('default', async () => {
    const { config, connector, close, onRequired } = setup()
    const promise = connect(config, { connector })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onRequired).toHaveBeenCalledOnce()

    page.frame.session = { address: account, chainId: mainnet.id }
    page.frame.answers.CONNECT_OTP = () => undefined
    const client = await settle(connector.getFrame().open())
    await settle(client.connectOtp({ otp: '123456' }))
    await settle(client.getUser())
    close()

    const { accounts } = await settle(promise)
    expect(accounts).toEqual([account])
  })

  test('error: closed by the user', async () => {
    const { config, connector, close } = setup()
    const promise = connect(config, { connector })
    const rejection = expect(promise).rejects.toThrow(UserRejectedRequestError)
    await vi.advanceTimersByTimeAsync(1_000)
    close()
    await rejection
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: none is opened while another UI has claimed it', async () => {
    const { config, connector, onRequired } = setup()
    const release = connector.getFrame().claimLogin()
    const promise = connect(config, { connector })
    const rejection = expect(promise).rejects.toThrow(LoginRequiredError)
    await vi.advanceTimersByTimeAsync(1_000)
    release()
    await rejection
    expect(onRequired).not.toHaveBeenCalled()
  })
})

test('error: a claimed login is cancelled', async () => {
  const { config, connector } = setupAuthFrame({ page })
  const release = connector.getFrame().claimLogin()

  const promise = connect(config, { connector })
  release()

  await expect(promise).rejects.toThrow(LoginRequiredError)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: a claimed login times out', async () => {
  const { config, connector } = setupAuthFrame({ page })
  connector.getFrame().claimLogin()

  await expect(settle(connect(config, { connector }), 600_000)).rejects.toThrow(
    LoginRequiredError,
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('error: disconnected while waiting for a claimed login', async () => {
  const { config, connector } = setupAuthFrame({ page })
  connector.getFrame().claimLogin()
  const promise = connect(config, { connector })
  const rejection = expect(promise).rejects.toThrow(LoginRequiredError)
  await vi.advanceTimersByTimeAsync(1_000)

  await connector.disconnect()

  await rejection
  expect(vi.getTimerCount()).toBe(0)
})

test('error: no login and a failed frame', async () => {
  const { config, connector } = setupAuthFrame({ page })
  page.frame.readyAfter = undefined
  const client = await settle(connector.getFrame().open())
  await expect(settle(client.getChainId(), 20_000)).rejects.toThrow(
    FrameLoadError,
  )

  await expect(settle(connect(config, { connector }), 0)).rejects.toThrow(
    LoginRequiredError,
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a frame that stays on an unconfigured chain', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.session = { address: account, chainId: 10 }
  page.frame.answers.SWITCH_NETWORK = () => {
    throw new FakeFrameError('no')
  }

  const result = await settle(connect(config, { connector }))

  expect(result.chainId).toBe(10)
})

test('disconnect: default', async () => {
  const { config, connector, kitStorage } = setupAuthFrame({
    page,
    hasStoredSession: true,
  })
  await settle(connect(config, { connector }))

  await settle(disconnect(config))

  expect(page.frame.log.at(-1)).toBe('SIGN_OUT')
  expect(config.state.status).toBe('disconnected')
  expect([...kitStorage.map.keys()]).toEqual([])
  await expect(connector.isAuthorized()).resolves.toBe(false)
  await expect(connector.getAccounts()).rejects.toThrow(
    'Connector not connected',
  )
  // Wallet lists ask for it before they connect.
  await expect(connector.getChainId()).resolves.toBe(config.chains[0].id)
  await expect(settle(connect(config, { connector }))).rejects.toThrow(
    LoginRequiredError,
  )
  expect(page.countListeners('storage')).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('disconnect: the frame does not respond', async () => {
  const kitStorage = createMemory()
  const { config, connector } = setupAuthFrame({
    page,
    hasStoredSession: true,
    kitStorage,
  })
  await settle(connect(config, { connector }))
  page.frame.answers.SIGN_OUT = silence

  const promise = disconnect(config)
  await expect(connector.isAuthorized()).resolves.toBe(false)
  await expect(connector.getAccounts()).rejects.toThrow()
  await settle(promise, 1_500)

  expect(config.state.status).toBe('disconnected')
  const next = setupAuthFrame({ page, kitStorage })
  await expect(next.connector.isAuthorized()).resolves.toBe(false)
  await expect(connect(next.config, next)).rejects.toThrow(LoginRequiredError)
})

test('disconnect: creates no frame when there is none', async () => {
  const kitStorage = createMemory()
  const { connector } = setupAuthFrame({
    page,
    hasStoredSession: true,
    kitStorage,
  })

  await connector.disconnect()

  expect(page.iframes).toHaveLength(0)
  await expect(connector.isAuthorized()).resolves.toBe(false)
  expect([...kitStorage.map.keys()]).toEqual(['latchkey.signOutPending'])
  // The next frame is signed out before any other request.
  const next = setupAuthFrame({ page, kitStorage })
  const client = await settle(next.connector.getFrame().open())
  await expect(settle(client.isConnected())).resolves.toBe(false)
  expect(page.frame.log[0]).toBe('SIGN_OUT')
})

test('disconnect: nothing was used before', async () => {
  const { connector, kitStorage } = setupAuthFrame({ page })

  await connector.disconnect()

  expect([...kitStorage.map.keys()]).toEqual([])
})

test('disconnect: during a connect', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  page.frame.readyAfter = 5_000
  const promise = connect(config, { connector })
  const rejection = expect(promise).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(1_000)

  await settle(connector.disconnect(), 10_000)

  await rejection
  expect(config.state.status).toBe('disconnected')
  expect(page.frame.session).toBe(undefined)
  expect(vi.getTimerCount()).toBe(0)
})

test('switchChain: a network that was added, and one that was removed', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  const kit = createKit({
    config,
    hosts: { frame: 'https://wallet.example/sdk' },
    projectId: 'test',
  })
  await settle(connect(config, { connector }))

  await settle(addNetwork(kit, { network: optimism }))
  await settle(switchChain(config, { chainId: optimism.id }))
  expect(getAccount(config).chainId).toBe(optimism.id)

  // Switches without a prompt, before the network is gone.
  await settle(removeNetwork(kit, { chainId: optimism.id }))
  expect(getAccount(config).chainId).toBe(foundry.id)
  expect(config.state.chainId).toBe(foundry.id)
  await expect(
    settle(switchChain(config, { chainId: optimism.id })),
  ).rejects.toBeInstanceOf(SwitchChainError)

  page.frame.answers.SWITCH_NETWORK = () => {
    throw new FakeFrameError('no')
  }
  await expect(
    settle(removeNetwork(kit, { chainId: foundry.id })),
  ).rejects.toThrow()
  expect(config.chains.map(({ id }) => id)).toContain(foundry.id)
})

test('switchChain: default', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector }))

  await expect(
    settle(switchChain(config, { chainId: mainnet.id })),
  ).resolves.toMatchObject({ id: mainnet.id })
  expect(getAccount(config).chainId).toBe(mainnet.id)
  expect(config.state.chainId).toBe(mainnet.id)
  await expect(connector.getChainId()).resolves.toBe(mainnet.id)
})

test('switchChain: concurrent calls', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector }))

  await settle(
    Promise.all([
      switchChain(config, { chainId: mainnet.id }),
      switchChain(config, { chainId: mainnet.id }),
      switchChain(config, { chainId: foundry.id }),
    ]),
  )

  expect(
    page.frame.posted
      .filter(({ name }) => name === 'SWITCH_NETWORK')
      .map(({ payload }) => payload),
  ).toEqual([{ chainId: mainnet.id }, { chainId: foundry.id }])
  expect(getAccount(config).chainId).toBe(foundry.id)
})

test('switchChain: to the current chain', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector }))

  await settle(switchChain(config, { chainId: foundry.id }))

  expect(page.frame.log).not.toContain('SWITCH_NETWORK')
})

test('switchChain: a failure does not block the next switch', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector, chainId: mainnet.id }))
  page.frame.answers.SWITCH_NETWORK = () => {
    page.frame.answers = {}
    throw new FakeFrameError('no', 4001)
  }

  const first = switchChain(config, { chainId: foundry.id })
  const second = switchChain(config, { chainId: foundry.id })

  const rejection = expect(first).rejects.toThrow(UserRejectedRequestError)
  await settle(second)
  await rejection
  expect(getAccount(config).chainId).toBe(foundry.id)
})

test('switchChain: the frame switches to another chain', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector, chainId: mainnet.id }))
  page.frame.answers.SWITCH_NETWORK = () => ({ chainId: 10 })

  await expect(
    settle(switchChain(config, { chainId: foundry.id })),
  ).rejects.toMatchObject({
    code: SwitchChainError.code,
    cause: { code: 'CHAIN_NOT_SERVED' },
  })
  expect(getAccount(config).chainId).toBe(10)
  await expect(connector.getChainId()).resolves.toBe(10)
})

test('switchChain: the server has no node for the chain', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector, chainId: mainnet.id }))
  page.frame.answers.SWITCH_NETWORK = () => {
    throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
  }

  const { origin } = new URL(connector.getFrame().options.hosts.frame)
  await expect(
    settle(switchChain(config, { chainId: foundry.id })),
  ).rejects.toMatchObject({
    code: SwitchChainError.code,
    cause: {
      code: 'CHAIN_NOT_SERVED',
      shortMessage: expect.stringContaining(
        `${origin} has no node for chain ${foundry.id}. Set RPC_URLS=`,
      ),
    },
  })
})

test('switchChain: chain is not configured', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector }))

  const error = await switchChain(config, { chainId: 10 as never }).catch(
    (error: unknown) => error,
  )

  expect(error).toBeInstanceOf(SwitchChainError)
  expect((error as Error).cause).toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  expect(page.frame.log).not.toContain('SWITCH_NETWORK')
})

test('switchChain: rejected, then approved', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector }))
  page.frame.answers.SWITCH_NETWORK = () => {
    throw new FakeFrameError('no', 4001)
  }

  await expect(
    settle(switchChain(config, { chainId: mainnet.id })),
  ).rejects.toThrow(UserRejectedRequestError)
  page.frame.answers = {}
  await settle(switchChain(config, { chainId: mainnet.id }))
  expect(getAccount(config).chainId).toBe(mainnet.id)
})

test('switchChain: the frame does not respond', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector }))
  page.frame.answers.SWITCH_NETWORK = silence

  await expect(
    settle(switchChain(config, { chainId: mainnet.id }), 30_000),
  ).rejects.toThrow(FrameRequestTimeoutError)
  expect(getAccount(config).chainId).toBe(foundry.id)
})

test('switchChain: not connected', async () => {
  const { connector } = setupAuthFrame({ page })

  await expect(
    connector.switchChain?.({ chainId: mainnet.id }),
  ).rejects.toThrow('Connector not connected')
})

test('getAccounts: asks the frame when only the login is stored', async () => {
  const { connector } = setupAuthFrame({ page, hasStoredSession: true })

  await expect(settle(connector.getAccounts())).resolves.toEqual([account])
})

test('getAccounts: rejects after another tab has signed out', async () => {
  const { connector, kitStorage } = setupAuthFrame({
    page,
    hasStoredSession: true,
  })
  const client = await settle(connector.getFrame().open())
  await settle(client.getUser())
  kitStorage.removeItem('latchkey.emailLoginUsed')

  await expect(connector.getAccounts()).rejects.toThrow(
    'Connector not connected',
  )
})

test('on...: notify wagmi like its own connectors do', async () => {
  const { config, connector } = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(config, { connector }))

  connector.onAccountsChanged([otherAccount.toLowerCase()])
  expect(getAccount(config).address).toBe(otherAccount)
  connector.onChainChanged('0x1')
  expect(getAccount(config).chainId).toBe(1)
  expect(() => connector.onChainChanged('junk')).toThrow()
  expect(getAccount(config).chainId).toBe(1)
  connector.onAccountsChanged([])
  expect(config.state.status).toBe('disconnected')
})

test('behavior: storage throws', async () => {
  const broken = {
    ...createMemory(),
    getItem() {
      throw new Error('blocked')
    },
    setItem() {
      throw new Error('blocked')
    },
    removeItem() {
      throw new Error('blocked')
    },
  }
  const { connector } = setupAuthFrame({
    page,
    kitStorage: broken as never,
    storage: createStorage({ storage: createMemory() }),
  })

  await expect(connector.isAuthorized()).resolves.toBe(false)
  await expect(connector.getProvider()).resolves.toBeDefined()
  await expect(connector.connect()).rejects.toThrow(LoginRequiredError)
  await expect(connector.disconnect()).resolves.toBe(undefined)
})
