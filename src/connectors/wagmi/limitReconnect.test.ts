import { type Connector, connect, injected } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createReconnect } from '../../../test/setup/connectors/createReconnect.js'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'

const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})
const faults = {
  throws: () => {
    throw 'no'
  },
  rejects: () => Promise.reject('no'),
  hangs: never,
  'answers with junk': () => 'yes',
}
type Fault = keyof typeof faults
const methods = ['isAuthorized', 'getProvider', 'connect'] as const

async function settle() {
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(1_500)
    await vi.dynamicImportSettled()
  }
}

/** Reconnects twice, like a page that has just loaded. */
async function run(method: string, fault: Fault, isMounted: boolean) {
  const { config, kit } = setupRough([
    createRoughConnector('bad', { [method]: faults[fault] } as never),
    createRoughConnector('good'),
  ])
  if (isMounted) stops.push(kit.mount())
  const reconnect = createReconnect()
  const runs: string[][] = []
  for (let count = 0; count < 2; count++) {
    reconnect(config).then(
      (list) => runs.push(list.map(({ connector }) => connector.id)),
      () => {},
    )
    await settle()
  }
  return { config, runs }
}

describe('bare wagmi', () => {
  test.each<[string, Fault]>([
    ['isAuthorized', 'throws'],
    ['isAuthorized', 'rejects'],
    ['isAuthorized', 'hangs'],
    ['getProvider', 'throws'],
    ['getProvider', 'hangs'],
    ['connect', 'throws'],
    ['connect', 'hangs'],
  ])('error: %s %s, and no wallet is restored', async (method, fault) => {
    const { config, runs } = await run(method, fault, false)
    expect(config.state).toMatchObject({ current: null, status: 'connecting' })
    // The first never ended; wagmi's lock rejects the second.
    expect(runs.filter((ids) => ids.length > 0)).toEqual([])
  })

  test('error: an answer that is not a connection is stored as one', async () => {
    const { config } = setupRough([
      createRoughConnector('bad', { connect: async () => 'yes' as never }),
    ])
    await createReconnect()(config)
    const [bad] = config.state.connections.values()
    expect(config.state.status).toBe('connected')
    expect(bad?.accounts).toBeUndefined()
  })
})

describe.each(methods)('%s', (method) => {
  test.each(Object.keys(faults) as Fault[])(
    'behavior: %s, and the others are restored',
    async (fault) => {
      const { config, runs } = await run(method, fault, true)
      const [ids] = runs
      expect(ids).toContain('good')
      if (method !== 'getProvider') expect(ids).not.toContain('bad')
      expect(config.state.status).toBe('connected')
      // wagmi's lock is released.
      expect(runs[1]?.length).toBeGreaterThan(0)
    },
  )
})

test('behavior: a wallet that hangs is waited for 1.5 s', async () => {
  const { config, kit } = setupRough([
    createRoughConnector('bad', { isAuthorized: never }),
    createRoughConnector('good'),
  ])
  stops.push(kit.mount())
  const done = createReconnect()(config)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(config.state.status).toBe('connecting')
  await vi.advanceTimersByTimeAsync(1)
  expect((await done).map(({ connector }) => connector.id)).toEqual(['good'])
  expect(config.state.status).toBe('connected')
})

test('behavior: a connect request of the user has no timeout', async () => {
  let resolve = (_provider: unknown) => {}
  const { config, first, kit } = setupRough([
    createRoughConnector('slow', {
      getProvider: (() => new Promise((done) => (resolve = done))) as never,
      async connect(this: Connector) {
        await this.getProvider()
        return { accounts: [roughAddress], chainId: 31337 }
      },
    } as never),
  ])
  stops.push(kit.mount())
  const connecting = connect(config, { connector: first })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(config.state.status).toBe('connecting')
  resolve({})
  await connecting
  expect(config.state.status).toBe('connected')
})

test('behavior: a wallet announced later is limited while the kit is mounted', async () => {
  const { config, kit } = setupRough([createRoughConnector('good')])
  const stop = kit.mount()
  const { setState, setup } = config._internal.connectors
  const hanging = setup(
    injected({
      target: {
        id: 'late',
        name: 'Late',
        provider: { on() {}, removeListener() {}, request: never } as never,
      },
    }),
  )
  const { isAuthorized } = hanging
  setState((connectors) => [hanging, ...connectors])
  expect(hanging.isAuthorized).not.toBe(isAuthorized)
  const done = createReconnect()(config)
  await settle()
  expect((await done).map(({ connector }) => connector.id)).toEqual(['good'])
  stop()
  expect(hanging.isAuthorized).toBe(isAuthorized)
})
