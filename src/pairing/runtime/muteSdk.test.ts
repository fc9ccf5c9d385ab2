import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { muteSdk } from './muteSdk.js'
import type { SdkProvider } from './sdk.js'

function setup() {
  const clientEvents = new EventEmitter()
  const events = new EventEmitter()
  const publish = vi.fn(async (..._sent: unknown[]) => {})
  const init = vi.fn(async () => {})
  const register = vi.fn(async () => 'https://verify.test')
  const resolve = vi.fn(async () => ({ origin: 'https://verify.test' }))
  const remove = vi.fn()
  const values = ['wc_sessionPing', 'wc_sessionRequest'].map((method, id) => ({
    id,
    topic: 'ab',
    request: { method },
  }))
  const core = {
    eventClient: { init },
    history: { delete: remove, values },
    relayer: { publish },
    verify: { register, resolve },
  }
  const signer = { client: { core, events: clientEvents }, events, session: {} }
  const kinds = ['session_event', 'accountsChanged', 'chainChanged', 'other']
  for (const kind of kinds) events.on(kind, () => {})
  muteSdk({ signer } as unknown as SdkProvider)
  return {
    clientEvents,
    core,
    events,
    init,
    publish,
    register,
    remove,
    resolve,
    signer,
  }
}

test('default: keeps no session, and contacts no server', async () => {
  const { core, events, init, register, resolve, signer } = setup()
  expect(signer.session).toBeUndefined()
  expect(events.eventNames()).toEqual(['other'])
  expect(await core.verify.register()).toBe('')
  expect(await core.verify.resolve()).toBeUndefined()
  expect(resolve).not.toHaveBeenCalled()
  await core.eventClient.init()
  expect(register).not.toHaveBeenCalled()
  expect(init).not.toHaveBeenCalled()
})

test('behavior: does not tell the relay what a request is about', async () => {
  const { core, publish } = setup()
  const options = { ttl: 1, tvf: { contractAddresses: ['0x'] } }
  await core.relayer.publish('ab', 'text', options)
  expect(publish).toHaveBeenCalledWith('ab', 'text', {
    ttl: 1,
    tvf: undefined,
  })
})

test('behavior: removes pings of an earlier visit, but not requests', () => {
  const { remove } = setup()
  expect(remove.mock.calls).toEqual([['ab', 0]])
})

test('behavior: many URIs cause no warning', () => {
  expect(setup().clientEvents.getMaxListeners()).toBe(0)
})
