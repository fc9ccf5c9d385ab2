import { type Connector, connect, injected, reconnect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/createRoughConnector.js'
import { createSolanaStub } from '../../test/setup/createSolanaStub.js'
import { guardConnector } from './guardConnector.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})
const faults: Record<string, () => unknown> = {
  throws: () => {
    throw 'no'
  },
  rejects: () => Promise.reject('no'),
  hangs: never,
  'answers with junk': () => 'yes',
}

async function settle() {
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(1_500)
    await vi.dynamicImportSettled()
  }
}

describe.each(['isAuthorized', 'getProvider', 'connect', 'setup'] as const)(
  '%s',
  (method) => {
    test.each(Object.entries(faults))(
      'behavior: %s, and the others are taken up',
      async (_name, fault) => {
        const bad = createRoughConnector('bad', { [method]: fault } as never)
        const { config } = setupRough([
          method === 'setup' ? guardConnector(bad) : bad,
          createRoughConnector('good'),
        ])
        const first = reconnect(config)
        await settle()
        const ids = (await first).map(({ connector }) => connector.id)
        expect(ids).toContain('good')
        if (method === 'isAuthorized' || method === 'connect')
          expect(ids).not.toContain('bad')
        expect(config.state.status).toBe('connected')
        // wagmi's lock is open.
        const second = reconnect(config)
        await settle()
        expect((await second).length).toBeGreaterThan(0)
      },
    )
  },
)

test('behavior: what a person asks is given time', async () => {
  let resolve = (_provider: unknown) => {}
  const { config, first } = setupRough([
    createRoughConnector('slow', {
      getProvider: (() => new Promise((done) => (resolve = done))) as never,
      async connect(this: Connector) {
        await this.getProvider()
        return { accounts: [roughAddress], chainId: 31337 }
      },
    } as never),
  ])
  const connecting = connect(config, { connector: first })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(config.state.status).toBe('connecting')
  resolve({})
  await connecting
  expect(config.state.status).toBe('connected')
})

describe('a wallet that comes late', () => {
  function setup() {
    let resolve = () => {}
    const slow = new Promise<unknown>((done) => (resolve = () => done({})))
    const isAuthorized = vi.fn(async () => true)
    const found = setupRough([
      createRoughConnector('slow', {
        getProvider: (() => slow) as never,
        isAuthorized,
      }),
      createRoughConnector('good'),
    ])
    return { ...found, isAuthorized, resolve: () => resolve() }
  }

  test('default: it is taken up beside the others', async () => {
    const { config, first, resolve, second } = setup()
    await config.storage?.setItem('recentConnectorId', 'good')
    const done = reconnect(config)
    await settle()
    await done
    expect(config.state.connections.size).toBe(1)
    resolve()
    await settle()
    expect([...config.state.connections.keys()]).toEqual([
      second?.uid,
      first.uid,
    ])
    expect(config.state.current).toBe(second?.uid)
  })

  test('behavior: the one that was used last is active', async () => {
    const { config, first, resolve } = setup()
    await config.storage?.setItem('recentConnectorId', 'slow')
    const done = reconnect(config)
    await settle()
    await done
    resolve()
    await settle()
    expect(config.state.current).toBe(first.uid)
  })

  test('behavior: not after somebody has disconnected', async () => {
    const { config, resolve, second } = setup()
    const done = reconnect(config)
    await settle()
    await done
    second?.emitter.emit('disconnect')
    expect(config.state.status).toBe('disconnected')
    resolve()
    await settle()
    expect(config.state.connections.size).toBe(0)
  })

  test('behavior: not when it says that it was left', async () => {
    const { config, isAuthorized, resolve } = setup()
    const done = reconnect(config)
    await settle()
    await done
    isAuthorized.mockResolvedValue(false)
    resolve()
    await settle()
    expect(config.state.connections.size).toBe(1)
  })

  test('behavior: not after 20 s', async () => {
    const { config, resolve } = setup()
    const done = reconnect(config)
    await settle()
    await done
    await vi.advanceTimersByTimeAsync(20_000)
    resolve()
    await settle()
    expect(config.state.connections.size).toBe(1)
  })
})

test('behavior: a wallet announced later is guarded while the kit is mounted', async () => {
  const { config, kit } = setupRough([createRoughConnector('good')])
  const stop = kit.mount()
  const { setState, setup } = config._internal.connectors
  const request = never
  const hanging = setup(
    injected({
      target: {
        id: 'late',
        name: 'Late',
        provider: { on() {}, removeListener() {}, request } as never,
      },
    }),
  )
  setState((connectors) => [hanging, ...connectors])
  const done = reconnect(config)
  await settle()
  expect((await done).map(({ connector }) => connector.id)).toEqual(['good'])
  stop()
})

describe('param: reconnect', () => {
  test('default: what was left is disconnected', async () => {
    const { config, first, kit } = setupRough([createRoughConnector('good')], {
      reconnect: false,
    })
    const stop = kit.mount()
    const done = reconnect(config)
    await settle()
    expect(await done).toEqual([])
    expect(first.disconnect).toHaveBeenCalledOnce()
    expect(config.state.status).toBe('disconnected')
    stop()
  })

  test('behavior: what is connected since is not', async () => {
    const { config, first } = setupRough([createRoughConnector('good')], {
      reconnect: false,
    })
    await connect(config, { connector: first })
    expect(await first.isAuthorized()).toBe(true)
    expect(first.disconnect).not.toHaveBeenCalled()
  })
})

test('param: reconnect, the Solana side leaves what was left, once', async () => {
  const { port } = createSolanaStub()
  const disconnect = vi.spyOn(port, 'disconnect')
  const { kit } = setupRough([createRoughConnector('good')], {
    reconnect: false,
    solana: () => port,
  })
  kit.mount()()
  kit.mount()()
  expect(disconnect).toHaveBeenCalledExactlyOnceWith()
})

describe('wallets that announced themselves', () => {
  const announced = (id: string) =>
    createRoughConnector(id, { type: 'injected' })

  test('behavior: one that nobody has used here is not taken up', async () => {
    const { config } = setupRough([
      announced('evil.wallet'),
      createRoughConnector('good'),
    ])
    const work = reconnect(config)
    await settle()
    const ids = (await work).map(({ connector }) => connector.id)
    expect(ids).toEqual(['good'])
  })

  test('behavior: those of the last visit are, all of them', async () => {
    const connectors = () => [
      announced('evil.wallet'),
      announced('io.first'),
      announced('io.second'),
    ]
    const { config, memory } = setupRough(connectors())
    for (const connector of config.connectors.slice(1))
      await connect(config, { connector })
    const next = setupRough(connectors(), {}, memory)
    const work = reconnect(next.config)
    await settle()
    const ids = (await work).map(({ connector }) => connector.id)
    expect(ids.sort()).toEqual(['io.first', 'io.second'])
  })
})
