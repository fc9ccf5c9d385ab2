import { connect, createConfig, disconnect, mock } from '@wagmi/core'
import { http } from 'viem'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakePage } from '../test/setup/frame/createFakePage.js'
import { account, setupAuthFrame } from '../test/setup/frame/setupAuthFrame.js'
import { createSolanaStub } from '../test/setup/solana/createSolanaStub.js'
import { getAccounts } from './actions/getAccounts.js'
import { getActiveAccount } from './actions/getActiveAccount.js'
import { ParameterError } from './core/errors/base.js'
import {
  InvalidHostError,
  ProjectIdMissingError,
  ProjectMismatchError,
} from './core/errors/config.js'
import { createKit } from './createKit.js'
import { listNameSources } from './features/names/listNameSources.js'

const hosts = { frame: 'https://wallet.example/sdk' }
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function createPlain() {
  return createConfig({
    chains: [foundry],
    connectors: [
      mock({ accounts: [account, other] }),
      mock({ accounts: [other] }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [foundry.id]: http('http://localhost:1') },
  })
}

afterEach(() => vi.unstubAllGlobals())

test('default', () => {
  const { config, connector } = setupAuthFrame({})
  const kit = createKit({ config, hosts, projectId: 'test' })
  expect(kit.frame).toBe(connector.getFrame())
  expect(kit.storage).toBe(kit.frame?.options.storage)
  expect(kit.config).toBe(config)
})

test('behavior: without authFrame', () => {
  const kit = createKit({ config: createPlain(), projectId: 'test' })
  expect(kit.frame).toBeUndefined()
  kit.storage.set('email', 'ada@example.com')
  expect(kit.storage.get('email')).toBe('ada@example.com')
})

test('param: debug, default on localhost only', () => {
  const create = (debug?: boolean) =>
    createKit({
      config: createPlain(),
      debug,
      hosts: 'https://wallet.example',
      projectId: 'test',
    }).debug
  vi.stubGlobal('location', { hostname: 'app.example' })
  expect([create(), create(true)]).toEqual([false, true])
  vi.stubGlobal('location', { hostname: 'localhost' })
  expect([create(), create(false)]).toEqual([true, false])
  expect(() => create('yes' as never)).toThrow(ParameterError)
})

test('error: no project ID', () => {
  const create = () => createKit({ config: createPlain(), projectId: '' })
  expect(create).toThrow(ProjectIdMissingError)
  expect(create).toThrow('Project ID Not Configured')
})

test.each(['branding', 'headless', 'multiWallet'])(
  'error: features.%s, which would do nothing',
  (name) => {
    const create = (value: unknown) =>
      createKit({
        config: createPlain(),
        features: { [name]: value },
        projectId: 'test',
      })
    for (const value of [true, false, null])
      expect(() => create(value)).toThrow(
        expect.objectContaining({
          code: 'INVALID_PARAMETER',
          parameter: `features.${name}`,
        }),
      )
    expect(create(undefined).features).toEqual({ [name]: undefined })
  },
)

test('param: preload, default idle', () => {
  const config = createPlain()
  const projectId = 'test'
  expect(createKit({ config, projectId }).preload).toBe('idle')
  const kit = createKit({ config, preload: 'intent', projectId })
  expect(kit.preload).toBe('intent')
  expect(() =>
    createKit({ config, preload: true as never, projectId }),
  ).toThrow(expect.objectContaining({ parameter: 'preload' }))
})

test.each([5, true, null])('error: paymaster is %s', (paymaster) => {
  const config = createPlain()
  expect(() =>
    createKit({ config, paymaster: paymaster as never, projectId: 'test' }),
  ).toThrow(
    expect.objectContaining({
      ...{ code: 'INVALID_PARAMETER', parameter: 'paymaster' },
    }),
  )
})

test('param: names, a list is the order', () => {
  const read = (names?: createKit.Parameters['names']) => {
    const config = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http() },
    })
    const kit = createKit({ config, names, projectId: 'id' })
    return { names: kit.names, sources: listNameSources(kit) }
  }
  const order = ['ens', 'api'] as const
  expect(read(order)).toEqual({ names: { order }, sources: order })
  expect(read({ order })).toEqual(read(order))
  expect(read([])).toEqual({ names: { order: [] }, sources: [] })
  expect(read()).toEqual({ names: undefined, sources: ['api', 'ens'] })
  for (const names of [['dns'], 'ens', { order: ['dns'] }, { order: 'ens' }])
    expect(() => read(names as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMETER' }),
    )
})

test('error: invalid host', () => {
  const config = createPlain()
  expect(() =>
    createKit({ config, hosts: { api: 'nowhere' }, projectId: 'test' }),
  ).toThrow(InvalidHostError)
})

test('error: the connector has another project or frame', () => {
  const { config } = setupAuthFrame({})
  expect(() => createKit({ config, hosts, projectId: 'other' })).toThrow(
    ProjectMismatchError,
  )
  expect(() => createKit({ config, projectId: 'test' })).toThrow(
    ProjectMismatchError,
  )
})

test('behavior: no side effects', () => {
  const page = createFakePage()
  const { config } = setupAuthFrame({ page })
  const fetch = vi.spyOn(globalThis, 'fetch')
  const timeout = vi.spyOn(globalThis, 'setTimeout')
  const subscribe = vi.spyOn(config, 'subscribe')
  const kit = createKit({ config, hosts, projectId: 'test' })
  expect(subscribe).not.toHaveBeenCalled()
  const unmount = kit.mount()
  expect(subscribe).toHaveBeenCalledTimes(5)
  unmount()
  expect(fetch).not.toHaveBeenCalled()
  expect(timeout).not.toHaveBeenCalled()
  expect(page.iframes).toEqual([])
  expect(page.countListeners('message')).toBe(0)
  expect(page.countListeners('storage')).toBe(0)
})

test('behavior: the API client is created once', async () => {
  const kit = createKit({ config: createPlain(), projectId: 'test' })
  expect(await kit.api()).toBe(await kit.api())
})

describe('accounts', () => {
  test('default', async () => {
    const config = createPlain()
    const kit = createKit({ config, projectId: 'test' })
    expect(getAccounts(kit)).toEqual([])
    const [first, second] = config.connectors
    await connect(config, { connector: first })
    await connect(config, { connector: second })
    const expected = {
      namespace: 'eip155',
      address: other,
      caipAddress: `eip155:31337:${other}`,
      caipNetworkId: 'eip155:31337',
      chainId: 31337,
      type: 'eoa',
      status: 'connected',
      connector: {
        id: 'mock',
        name: 'Mock Connector',
        type: 'mock',
        uid: second.uid,
      },
      isActive: true,
    }
    expect(getActiveAccount(kit)).toEqual(expected)
    expect(getAccounts(kit).map(({ isActive }) => isActive)).toEqual([
      false,
      false,
      true,
    ])
    await disconnect(config, { connector: second })
    expect(getActiveAccount(kit)?.address).toBe(account)
  })

  test('behavior: the list keeps its identity', async () => {
    const config = createPlain()
    const kit = createKit({ config, projectId: 'test' })
    await connect(config, { connector: config.connectors[0] })
    const before = getAccounts(kit)
    config.setState((state) => ({
      ...state,
      connections: new Map(state.connections),
    }))
    expect(getAccounts(kit)).toBe(before)
  })

  test('behavior: reconnecting accounts are not connected yet', async () => {
    const config = createPlain()
    const kit = createKit({ config, projectId: 'test' })
    await connect(config, { connector: config.connectors[0] })
    config.setState((state) => ({ ...state, status: 'reconnecting' }))
    expect(getActiveAccount(kit)?.status).toBe('connecting')
    config.setState((state) => ({ ...state, status: 'disconnected' }))
    expect(getAccounts(kit)).toEqual([])
  })
})

describe('mount', () => {
  test('behavior: atoms follow the store while mounted', async () => {
    const config = createPlain()
    const kit = createKit({ config, projectId: 'test' })
    const read = () => kit.store.get(kit.atoms.activeAccount)?.address
    expect(read()).toBeUndefined()
    const unmount = kit.mount()
    await connect(config, { connector: config.connectors[0] })
    expect(read()).toBe(account)
    unmount()
    await disconnect(config)
    kit.mount()
    expect(read()).toBeUndefined()
  })

  test('behavior: mounts are counted, each unmount once', () => {
    const config = createPlain()
    const ends = vi.fn()
    vi.spyOn(config, 'subscribe').mockReturnValue(ends)
    const kit = createKit({ config, projectId: 'test' })
    const one = kit.mount()
    const two = kit.mount()
    one()
    one()
    expect(ends).not.toHaveBeenCalled()
    two()
    expect(ends).toHaveBeenCalledTimes(5)
  })

  test('param: reconnect, false disconnects Solana wallets, once', () => {
    const { port } = createSolanaStub()
    const disconnect = vi.spyOn(port, 'disconnect')
    const kit = createKit({
      config: createPlain(),
      projectId: 'test',
      reconnect: false,
      solana: () => port,
    })
    kit.mount()()
    kit.mount()()
    expect(disconnect).toHaveBeenCalledExactlyOnceWith()
  })

  test('behavior: pending approvals are aborted with the last provider', async () => {
    const { config, connector } = setupAuthFrame({})
    const kit = createKit({ config, hosts, projectId: 'test' })
    const abort = vi.fn()
    vi.spyOn(connector.getFrame(), 'peek').mockReturnValue({ abort } as never)
    const unmount = kit.mount()
    // StrictMode.
    unmount()
    const unmountAgain = kit.mount()
    await Promise.resolve()
    expect(abort).not.toHaveBeenCalled()
    unmountAgain()
    await Promise.resolve()
    expect(abort).toHaveBeenCalledOnce()
  })
})
