import { connect, disconnect } from '@wagmi/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { disconnectAccount } from '../../actions/disconnectAccount.js'
import type { createKit } from '../../createKit.js'
import { dropConnection } from './dropConnection.js'

afterEach(() => {
  vi.useRealTimers()
})

/** Sets up three wallets, of which the first is slow to disconnect. */
async function setup(options: Partial<createKit.Parameters> = {}) {
  let resolve = () => {}
  const { config, first, kit } = setupRough(
    [
      createRoughConnector('one', {
        disconnect: () => new Promise<void>((done) => (resolve = done)),
      }),
      createRoughConnector('two'),
      createRoughConnector('three'),
    ],
    options,
  )
  const [, second, third] = config.connectors
  if (!second || !third) throw new Error('no connectors')
  const list = () =>
    [...config.state.connections.values()].map(({ connector }) => connector.id)
  return {
    config,
    connect: async (...connectors: (typeof first)[]) => {
      for (const connector of connectors) await connect(config, { connector })
    },
    first,
    kit,
    list,
    answer: () => resolve(),
    second,
    third,
  }
}

describe('bare wagmi', () => {
  test('error: a wallet that connects meanwhile is lost', async () => {
    const { answer, config, connect, first, list, second } = await setup()
    await connect(first)
    const done = disconnect(config, { connector: first })
    await connect(second)
    answer()
    await done
    expect(list()).toEqual([])
    expect(config.state.status).toBe('disconnected')
  })

  test('error: another wallet becomes the active one', async () => {
    const { config, connect, second, third } = await setup()
    const [first] = config.connectors
    if (!first) return expect.unreachable()
    await connect(first, second, third)
    await disconnect(config, { connector: second })
    expect(config.state.current).toBe(first.uid)
  })

  test('error: a wallet that does not answer stays connected', async () => {
    vi.useFakeTimers()
    const { config, connect, first, list } = await setup()
    await connect(first)
    disconnect(config, { connector: first }).catch(() => {})
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(list()).toEqual(['one'])
  })
})

test('default: keeps the other wallets and the active one', async () => {
  const { config, connect, first, list, second, third } = await setup()
  await connect(first, second, third)
  dropConnection(config, { connector: second })
  expect(list()).toEqual(['one', 'three'])
  expect(config.state).toMatchObject({
    current: third.uid,
    status: 'connected',
  })
})

test('behavior: keeps a wallet that connects meanwhile', async () => {
  const { answer, config, connect, first, kit, list, second } = await setup()
  await connect(first)
  const done = disconnectAccount(kit, { connectorUid: first.uid })
  await connect(second)
  answer()
  await done
  expect(list()).toEqual(['two'])
  expect(config.state.current).toBe(second.uid)
})

test('behavior: the last wallet', async () => {
  const { config, connect, first } = await setup()
  await connect(first)
  dropConnection(config, { connector: first })
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
  // wagmi has attached its listener again.
  expect(first.emitter.listenerCount('connect')).toBe(1)
})

test('behavior: a connection that was only read from storage', async () => {
  const { config, connect, first } = await setup()
  await connect(first)
  const [connection] = config.state.connections.values()
  const connector = { id: 'one', name: '', type: '', uid: 'old' } as never
  config.setState((state) => ({
    ...state,
    connections: new Map([['old', { ...connection, connector } as never]]),
    current: 'old',
  }))
  dropConnection(config, { connector })
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

describe('param: wagmiWorkarounds', () => {
  test('behavior: off, uses `disconnect` of wagmi', async () => {
    const { config, connect, kit, second, third } = await setup({
      wagmiWorkarounds: false,
    })
    const [first] = config.connectors
    if (!first) return expect.unreachable()
    await connect(first, second, third)
    await disconnectAccount(kit, { connectorUid: second.uid })
    expect(second.disconnect).toHaveBeenCalledOnce()
    expect(config.state.current).toBe(first.uid)
  })

  test('error: off, a wallet that does not answer', async () => {
    vi.useFakeTimers()
    const { connect, first, kit, list } = await setup({
      wagmiWorkarounds: false,
    })
    await connect(first)
    const done = expect(
      disconnectAccount(kit, { connectorUid: first.uid }),
    ).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
    await vi.advanceTimersByTimeAsync(5_000)
    await done
    expect(list()).toEqual(['one'])
  })
})
