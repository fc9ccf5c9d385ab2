import { mainnet } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { createConfig, createStorage, http } from 'wagmi'
import { authFrame } from './connectors/authFrame.js'
import { testHosts } from './core/options/testHosts.js'
import { createKit } from './createKit.js'
import { createMockFrame } from './testing/createMockFrame.js'
import { createTestKit } from './testing/createTestKit.js'

const project = { hosts: testHosts, projectId: 'test' }

/** Kit of a page whose wagmi config stores under a key, with a login or not. */
function createPageKit(
  key?: string | undefined,
  connectors = [authFrame(project)],
) {
  return createKit({
    ...project,
    config: createConfig({
      chains: [mainnet],
      connectors,
      multiInjectedProviderDiscovery: false,
      storage: createStorage({ ...(key && { key }), storage: localStorage }),
      transports: { [mainnet.id]: http() },
    }),
  })
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('default: kits of configs with storages of other keys share no login', () => {
  const [shop, other] = [createPageKit('shop'), createPageKit()]
  shop.storage.set('pendingLogin', 'ada@example.com')
  shop.storage.set('emailLoginUsed', true)
  expect(other.storage.get('pendingLogin')).toBeUndefined()
  expect(other.storage.get('emailLoginUsed')).toBeUndefined()
  expect(other.frame?.options.storage.get('emailLoginUsed')).toBeUndefined()
  // The next visit finds it again, with and without the connector.
  for (const next of [createPageKit('shop'), createPageKit('shop', [])])
    expect(next.storage.get('pendingLogin')).toBe('ada@example.com')
})

test('behavior: a test kit leaves the storage of the page alone', () => {
  const page = createPageKit()
  page.storage.set('pendingLogin', 'ada@example.com')
  const { dispose, kit } = createTestKit({
    chains: [mainnet],
    frame: createMockFrame(),
  })
  expect(kit.storage.get('pendingLogin')).toBeUndefined()
  kit.storage.set('modalResume', 'x' as never)
  kit.storage.remove('pendingLogin')
  expect(page.storage.get('pendingLogin')).toBe('ada@example.com')
  expect(Object.keys(sessionStorage)).toEqual(['latchkey.pendingLogin'])
  dispose()
})
