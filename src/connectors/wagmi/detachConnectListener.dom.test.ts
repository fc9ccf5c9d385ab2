import { connect, injected } from '@wagmi/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'

const [one, other] = ['1', '2'].map((digit) => `0x${digit.repeat(40)}`)

/** Creates an injected wallet that connects by itself, as from its own UI. */
function createPageWallet() {
  const listeners = new Map<string, ((value: unknown) => void)[]>()
  let accounts: unknown[] = []
  const provider = {
    on: (event: string, listener: (value: unknown) => void) =>
      listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    removeListener: (event: string, listener: unknown) =>
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((item) => item !== listener),
      ),
    request: async ({ method }: { method: string }) =>
      method === 'eth_chainId' ? '0x7a69' : accounts,
  }
  return {
    target: { id: 'fox', name: 'Fox', provider: provider as never },
    async choose(...chosen: unknown[]) {
      await vi.waitFor(() => expect(listeners.size).toBeGreaterThan(0))
      accounts = chosen
      for (const listener of listeners.get('accountsChanged') ?? [])
        listener(chosen)
    },
  }
}

let stop = () => {}
afterEach(() => stop())

async function setup({ isMounted = true } = {}) {
  const { choose, target } = createPageWallet()
  const found = setupRough([
    injected({ target }),
    createRoughConnector('base', { connect: () => new Promise(() => {}) }),
    createRoughConnector('good'),
  ])
  stop = isMounted ? found.kit.mount() : () => {}
  await choose(one)
  const { first } = found
  await vi.waitFor(() => expect(found.config.state.current).toBe(first.uid))
  const read = () => found.config.state.connections.get(first.uid)?.accounts
  return { ...found, choose, read, stop }
}

describe('bare wagmi', () => {
  test('error: an account change is lost while another wallet is connecting', async () => {
    const { choose, config, read, second } = await setup({ isMounted: false })
    if (!second) return expect.unreachable()
    connect(config, { connector: second }).catch(() => {})
    await choose(other)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(read()).toEqual([one])
  })

  test('error: an account change makes its wallet the active one', async () => {
    const { choose, config, first } = await setup({ isMounted: false })
    const [, , connector] = config.connectors
    if (!connector) return expect.unreachable()
    await connect(config, { connector })
    expect(config.state.current).toBe(connector.uid)
    await choose(other)
    await vi.waitFor(() => expect(config.state.current).toBe(first.uid))
  })
})

test('default: an account change while another wallet is connecting', async () => {
  const { choose, config, read, second } = await setup()
  if (!second) return expect.unreachable()
  connect(config, { connector: second }).catch(() => {})
  await choose(other)
  await vi.waitFor(() => expect(read()).toEqual([other]))
})

test('behavior: an account change does not make its wallet the active one', async () => {
  const { choose, config, read } = await setup()
  const [, , connector] = config.connectors
  if (!connector) return expect.unreachable()
  await connect(config, { connector })
  await choose(other)
  await vi.waitFor(() => expect(read()).toEqual([other]))
  expect(config.state.current).toBe(connector.uid)
})

test('behavior: the wallet can disconnect and connect again', async () => {
  const { choose, config, first } = await setup()
  await choose()
  await vi.waitFor(() => expect(config.state.status).toBe('disconnected'))
  await choose(other)
  await vi.waitFor(() => expect(config.state.current).toBe(first.uid))
})

test('behavior: unmounting restores the listener of wagmi', async () => {
  const { first, stop } = await setup()
  expect(first.emitter.listenerCount('connect')).toBe(0)
  stop()
  expect(first.emitter.listenerCount('connect')).toBe(1)
  stop()
  expect(first.emitter.listenerCount('connect')).toBe(1)
})
