import { connect } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { createReconnect } from '../../../test/setup/connectors/createReconnect.js'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { restoreActiveConnector } from './restoreActiveConnector.js'

/** Disconnects the first wallet while the second is being restored. */
async function reload({ isMounted }: { isMounted: boolean }) {
  let restore: (() => void) | undefined
  const { config, first, kit, second } = setupRough([
    createRoughConnector('one'),
    createRoughConnector('two', {
      isAuthorized: () =>
        new Promise((resolve) => (restore = () => resolve(true))),
    }),
  ])
  const stop = isMounted ? kit.mount() : () => {}
  const done = createReconnect()(config)
  await vi.waitFor(() => expect(restore).toBeDefined())
  first.emitter.emit('disconnect')
  restore?.()
  await done
  stop()
  expect([...config.state.connections.keys()]).toEqual([second?.uid])
  return { config, second }
}

test('error: bare wagmi reports a connected wallet as disconnected', async () => {
  const { config } = await reload({ isMounted: false })
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('default: the wallet that is restored second becomes active', async () => {
  const { config, second } = await reload({ isMounted: true })
  expect(config.state).toMatchObject({
    current: second?.uid,
    status: 'connected',
  })
})

async function setup() {
  const { config } = setupRough([
    createRoughConnector('one'),
    createRoughConnector('two'),
  ])
  for (const connector of config.connectors)
    await connect(config, { connector })
  return config
}

const lose = { current: null, status: 'disconnected' } as const

test('behavior: a connected wallet becomes active again', async () => {
  const config = await setup()
  restoreActiveConnector(config)
  config.setState((state) => ({ ...state, ...lose }))
  expect(config.state.status).toBe('connected')
  expect(config.state.current).toBe(config.connectors[0]?.uid)
})

test('behavior: not a connection only read from storage, nor after stopping', async () => {
  const config = await setup()
  const { connections } = config.state
  const stop = restoreActiveConnector(config)
  const [first] = connections.values()
  const connector = { id: 'one', name: '', type: '', uid: 'old' } as never
  config.setState((state) => ({
    ...state,
    ...lose,
    connections: new Map([['old', { ...first, connector } as never]]),
  }))
  expect(config.state.status).toBe('disconnected')
  config.setState((state) => ({ ...state, connections: new Map() }))
  stop()
  config.setState((state) => ({ ...state, ...lose, connections }))
  expect(config.state.status).toBe('disconnected')
})

test('behavior: connected while wagmi has the status `disconnected`', async () => {
  const config = await setup()
  restoreActiveConnector(config)
  const { connections, current } = config.state
  config.setState((state) => ({
    ...state,
    connections: new Map(),
    ...lose,
  }))
  config.setState((state) => ({ ...state, connections, current }))
  expect(config.state).toMatchObject({ current, status: 'connected' })
})
