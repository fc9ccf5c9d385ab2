import {
  type Config,
  connect,
  createConfig,
  createStorage,
  hydrate,
} from '@wagmi/core'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { createRoughConnector } from '../../../test/setup/connectors/createRoughConnector.js'
import { createMemory } from '../../../test/setup/frame/setupAuthFrame.js'
import { getHydration } from './getHydration.js'

function setup(memory = createMemory(), ssr = true): Config {
  return createConfig({
    chains: [foundry],
    connectors: [createRoughConnector('good')],
    multiInjectedProviderDiscovery: false,
    ssr,
    storage: createStorage({ storage: memory }),
    transports: { [foundry.id]: http('http://localhost:1') },
  })
}

/** Returns the config of a page whose user connected on an earlier visit. */
async function reload() {
  const memory = createMemory()
  const first = setup(memory, false)
  const [connector] = first.connectors
  if (!connector) throw new Error('no connector')
  await connect(first, { connector })
  return setup(memory)
}

test('error: bare wagmi, public state does not tell them apart', async () => {
  const { _internal: _one, state: one, ...before } = await reload()
  const { _internal: _two, state: two, ...none } = setup()
  expect(one).toEqual(two)
  expect(Object.keys(before)).toEqual(Object.keys(none))
})

test('default', async () => {
  const config = await reload()
  const { isSsr, persist } = getHydration(config)
  expect(isSsr).toBe(true)
  expect(persist?.hasHydrated()).toBe(false)
  let count = 0
  const stop = persist?.onFinishHydration(() => count++)
  await hydrate(config, { reconnectOnMount: false }).onMount()
  expect(persist?.hasHydrated()).toBe(true)
  expect(count).toBe(1)
  stop?.()
})

test('behavior: without `ssr`, and without storage', () => {
  expect(getHydration(setup(undefined, false)).isSsr).toBe(false)
  const config = createConfig({
    chains: [foundry],
    storage: null,
    transports: { [foundry.id]: http('http://localhost:1') },
  })
  expect(getHydration(config)).toEqual({ isSsr: false, persist: undefined })
})
