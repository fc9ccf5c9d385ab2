import { connect, hydrate } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { createReconnect } from '../../../test/setup/connectors/createReconnect.js'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'

test('error: bare wagmi forgets the wallet without disconnecting it', async () => {
  const { config, first } = setupRough([createRoughConnector('good')])
  await hydrate(config, { reconnectOnMount: false }).onMount()
  expect(first.disconnect).not.toHaveBeenCalled()
  expect(await createReconnect()(config)).toHaveLength(1)
})

test('default: disconnects the wallets of an earlier visit', async () => {
  const { config, first, kit } = setupRough([createRoughConnector('good')], {
    reconnect: false,
  })
  const stop = kit.mount()
  expect(await createReconnect()(config)).toEqual([])
  expect(first.disconnect).toHaveBeenCalledOnce()
  expect(config.state.status).toBe('disconnected')
  stop()
})

test('behavior: also after StrictMode has mounted twice', async () => {
  const { config, first, kit } = setupRough([createRoughConnector('good')], {
    reconnect: false,
  })
  kit.mount()()
  const stop = kit.mount()
  expect(await createReconnect()(config)).toEqual([])
  expect(first.disconnect).toHaveBeenCalledOnce()
  stop()
})

test('behavior: keeps a wallet that has connected since', async () => {
  const { config, first, kit } = setupRough([createRoughConnector('good')], {
    reconnect: false,
  })
  const stop = kit.mount()
  await connect(config, { connector: first })
  expect(await first.isAuthorized()).toBe(true)
  expect(first.disconnect).not.toHaveBeenCalled()
  stop()
})

test('behavior: a wallet that hangs does not block the others', async () => {
  vi.useFakeTimers()
  const disconnect = vi.fn(() => new Promise<never>(() => {}))
  const { config, kit, second } = setupRough(
    [createRoughConnector('bad', { disconnect }), createRoughConnector('good')],
    { reconnect: false },
  )
  const stop = kit.mount()
  const done = createReconnect()(config)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await done).toEqual([])
  expect(second?.disconnect).toHaveBeenCalledOnce()
  stop()
  vi.useRealTimers()
})
