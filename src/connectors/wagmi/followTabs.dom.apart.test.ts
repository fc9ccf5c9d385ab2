import { connect, disconnect, injected } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import {
  roughAddress,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Item = [key: string, value: string | null]

/** Two tabs of one origin, with one wallet. */
function setup({ mounted = true, target = true } = {}) {
  const items = new Map<string, string>()
  const changes: [Item[], string | null][] = []
  let isAllowed = false
  const request = vi.fn(async ({ method }: { method: string }) => {
    if (method === 'eth_requestAccounts') isAllowed = true
    if (method === 'wallet_requestPermissions') {
      isAllowed = true
      return [{ caveats: [{ value: [roughAddress] }] }]
    }
    if (method === 'wallet_revokePermissions') isAllowed = false
    if (method.endsWith('ccounts')) return isAllowed ? [roughAddress] : []
    return '0x7a69'
  })
  const provider = { on() {}, removeListener() {}, request }
  function createTab() {
    const memory = {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => write(key, null),
      setItem: (key: string, value: string) => write(key, value),
    }
    function write(key: string, value: string | null) {
      const before = items.get(key) ?? null
      if (value === null) items.delete(key)
      else items.set(key, value)
      if (before !== value) changes.push([[[key, value]], before])
    }
    return setupRough(
      [
        target
          ? injected({
              target: {
                id: 'test.wallet',
                name: 'Test',
                provider: provider as never,
              },
            })
          : injected({
              target: undefined,
            }),
      ],
      {},
      memory as never,
    )
  }
  if (!target) Object.assign(window, { ethereum: provider })
  const first = createTab()
  const second = createTab()
  if (mounted) stops.push(second.kit.mount())
  return {
    first,
    second,
    request,
    /** Delivers what the first tab has written. */
    async deliver() {
      for (const [[[key, newValue] = ['', null]], oldValue] of changes.splice(
        0,
      ))
        window.dispatchEvent(
          new StorageEvent('storage', { key, newValue, oldValue }),
        )
      await new Promise((resolve) => setTimeout(resolve, 20))
      changes.splice(0)
    },
  }
}

test.each([true, false])(
  'default: a connect and a disconnect reach the other tab (targeted: %s)',
  async (target) => {
    const { deliver, first, request, second } = setup({ target })
    await connect(first.config, { connector: first.first })
    request.mockClear()
    await deliver()
    expect(second.config.state.status).toBe('connected')
    // The wallet is asked nothing that prompts.
    for (const [{ method }] of request.mock.calls)
      expect(method).toMatch(/^eth_(accounts|chainId)$/)
    await disconnect(first.config)
    request.mockClear()
    await deliver()
    expect(second.config.state.status).toBe('disconnected')
    expect(request).not.toHaveBeenCalled()
  },
)

test('error: bare wagmi stays connected', async () => {
  const { deliver, first, second } = setup({ mounted: false })
  await connect(first.config, { connector: first.first })
  await connect(second.config, { connector: second.first })
  await disconnect(first.config)
  await deliver()
  expect(second.config.state.status).toBe('connected')
})

test('behavior: a page that loads and drops connections disconnects nobody', async () => {
  const { deliver, first, second } = setup()
  await connect(first.config, { connector: first.first })
  await deliver()
  // As wagmi does with a wallet that is not there yet.
  first.config.setState((state) => ({
    ...state,
    connections: new Map(),
    current: null,
    status: 'disconnected',
  }))
  await deliver()
  expect(second.config.state.status).toBe('connected')
})

test('behavior: a stored connection that the wallet denies is not joined', async () => {
  const { deliver, first, request, second } = setup()
  await connect(first.config, { connector: first.first })
  await request({ method: 'wallet_revokePermissions' })
  await deliver()
  expect(second.config.state.connections.size).toBe(0)
})
