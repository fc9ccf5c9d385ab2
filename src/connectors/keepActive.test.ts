import { connect } from '@wagmi/core'
import { expect, test } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../test/setup/createRoughConnector.js'
import { keepActive } from './keepActive.js'

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

test('default: a wallet that is connected becomes active again', async () => {
  const config = await setup()
  keepActive(config)
  config.setState((state) => ({ ...state, ...lose }))
  expect(config.state.status).toBe('connected')
  expect(config.state.current).toBe(config.connectors[0]?.uid)
})

test('behavior: not one that is only a name yet, nor after the end', async () => {
  const config = await setup()
  const { connections } = config.state
  const stop = keepActive(config)
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

test('behavior: connected while wagmi called it disconnected', async () => {
  const config = await setup()
  keepActive(config)
  const { connections, current } = config.state
  config.setState((state) => ({
    ...state,
    connections: new Map(),
    ...lose,
  }))
  config.setState((state) => ({ ...state, connections, current }))
  expect(config.state).toMatchObject({ current, status: 'connected' })
})
