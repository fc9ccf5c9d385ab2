import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

async function settle() {
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(1_500)
    await vi.dynamicImportSettled()
  }
}

/** Sets up a page that has restored the second wallet; the first is late. */
async function setup({ id = 'slow', recent = 'good', type = 'rough' } = {}) {
  let resolve = () => {}
  const slow = new Promise<unknown>((done) => (resolve = () => done({})))
  const isAuthorized = vi.fn(async () => true)
  const { config, first, kit, second } = setupRough([
    createRoughConnector(id, {
      type,
      getProvider: (() => slow) as never,
      isAuthorized,
    }),
    createRoughConnector('good'),
  ])
  await config.storage?.setItem('recentConnectorId', recent)
  const stop = kit.mount()
  stops.push(stop)
  const done = createReconnect()(config)
  await settle()
  await done
  expect(config.state.connections.size).toBe(1)
  return {
    config,
    first,
    isAuthorized,
    second,
    stop,
    async answer() {
      resolve()
      await settle()
      return [...config.state.connections.values()].map(
        ({ connector }) => connector.id,
      )
    },
  }
}

test('error: bare wagmi makes a late wallet the active one', async () => {
  const { config, first, second } = setupRough([
    createRoughConnector('slow', { isAuthorized: async () => false }),
    createRoughConnector('good'),
  ])
  await config.storage?.setItem('recentConnectorId', 'good')
  await createReconnect()(config)
  expect(config.state.current).toBe(second?.uid)
  first.emitter.emit('connect', { accounts: [roughAddress], chainId: 31337 })
  expect(config.state.current).toBe(first.uid)
})

test('default: restored next to the others', async () => {
  const { answer, config, second } = await setup()
  expect(await answer()).toEqual(['good', 'slow'])
  expect(config.state.current).toBe(second?.uid)
})

test('behavior: the wallet that was used last becomes active', async () => {
  const { answer, config, first } = await setup({ recent: 'slow' })
  await answer()
  expect(config.state.current).toBe(first.uid)
})

test('behavior: not after the user has disconnected', async () => {
  const { answer, config, second } = await setup()
  second?.emitter.emit('disconnect')
  expect(config.state.status).toBe('disconnected')
  expect(await answer()).toEqual([])
})

test('behavior: not when the wallet is not authorized', async () => {
  const { answer, isAuthorized } = await setup()
  isAuthorized.mockResolvedValue(false)
  expect(await answer()).toEqual(['good'])
})

test('behavior: not after 20 s', async () => {
  const { answer } = await setup()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer()).toEqual(['good'])
})

test('behavior: not after the kit has been unmounted', async () => {
  const { answer, first, isAuthorized, stop } = await setup()
  stop()
  expect(await answer()).toEqual(['good'])
  expect(isAuthorized).not.toHaveBeenCalled()
  expect(first.connect).not.toHaveBeenCalled()
})

test('behavior: not for an announced wallet that was never used here', async () => {
  const { answer } = await setup({ id: 'evil.wallet', type: 'injected' })
  expect(await answer()).toEqual(['good'])
})
