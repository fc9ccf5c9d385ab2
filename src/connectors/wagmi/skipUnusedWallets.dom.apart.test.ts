import { connect, createConfig, createStorage } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { createReconnect } from '../../../test/setup/connectors/createReconnect.js'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { createKit } from '../../createKit.js'
import { listWallets } from '../../wallets/listWallets.js'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const icons = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:pass@evil.example/i.png',
  'blob:https://evil.example/1',
  `data:image/png;base64,${'A'.repeat(600_000)}`,
  '//evil.example/i.png',
]
const names = [
  'MetaMask',
  'Meta\u202eksaM\u2066',
  '<img src=x onerror=alert(1)>',
  `Wallet${'\u0301'.repeat(500)}`,
  'x'.repeat(10_000),
  '\u200b\u200b',
]

/** Each wallet claims to be connected already. */
const request = vi.fn(async ({ method }: { method: string }) =>
  method === 'eth_chainId' ? '0x1' : [account],
)

const details = Array.from({ length: 1_000 }, (_, index) => ({
  info: {
    icon: icons[index % icons.length] as `data:image/${string}`,
    name: names[index % names.length] ?? '',
    rdns: index % 3 ? `evil.wallet${index}` : 'io.metamask',
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  },
  provider: { on() {}, removeListener() {}, request },
}))

test('behavior: none of a thousand wallets connects without a click', async () => {
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details)
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze(detail),
        }),
      )
  })
  const items = new Map<string, string>()
  const config = createConfig({
    chains: [mainnet],
    storage: createStorage({
      storage: {
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => void items.delete(key),
        setItem: (key, value) => void items.set(key, value),
      },
    }),
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  expect(config.connectors.length).toBe(1_000)
  const kit = createKit({ config, projectId: 'test' })
  const stop = kit.mount()
  await createReconnect()(config)
  expect(config.state.connections.size).toBe(0)
  expect(config.state.status).toBe('disconnected')
  const asked = request.mock.calls.map(([{ method }]) => method)
  expect(asked).not.toContain('eth_requestAccounts')

  const wallets = listWallets({ connectors: config.connectors })
  expect(wallets).toHaveLength(50)
  for (const { icon, name } of wallets) {
    expect(icon).toBeUndefined()
    expect([...name].length).toBeLessThanOrEqual(64)
    expect(name).not.toMatch(/[\p{C}]/u)
    expect(name).not.toBe('')
  }
  // Only the clicked wallet connects.
  const [, second] = config.connectors
  if (!second) throw new Error('There is none')
  await connect(config, { connector: second })
  expect([...config.state.connections.keys()]).toEqual([second.uid])
  stop()
})

const announced = (id: string) => createRoughConnector(id, { type: 'injected' })
const restore = async (config: Parameters<typeof connect>[0]) =>
  (await createReconnect()(config)).map(({ connector }) => connector.id).sort()

test('error: bare wagmi connects a wallet that was never used', async () => {
  const { config, first } = setupRough([
    announced('evil.wallet'),
    createRoughConnector('good'),
  ])
  expect(await restore(config)).toEqual(['evil.wallet', 'good'])
  expect(config.state.current).toBe(first.uid)
})

describe('announced wallets', () => {
  test('default: a wallet that was never used is not restored', async () => {
    const { config, kit } = setupRough([
      announced('evil.wallet'),
      createRoughConnector('good'),
    ])
    const stop = kit.mount()
    expect(await restore(config)).toEqual(['good'])
    stop()
  })

  test('behavior: all wallets of the last visit are restored', async () => {
    const connectors = () => [
      announced('evil.wallet'),
      announced('io.first'),
      announced('io.second'),
    ]
    const { config, memory } = setupRough(connectors())
    for (const connector of config.connectors.slice(1))
      await connect(config, { connector })
    const next = setupRough(connectors(), {}, memory)
    const stop = next.kit.mount()
    expect(await restore(next.config)).toEqual(['io.first', 'io.second'])
    stop()
  })

  test('behavior: not restored when the kit mounts during `isAuthorized`', async () => {
    let answer = (_isAuthorized: boolean) => {}
    const { config, kit } = setupRough([
      createRoughConnector('evil.wallet', {
        type: 'injected',
        isAuthorized: () => new Promise((resolve) => (answer = resolve)),
      }),
      createRoughConnector('good'),
    ])
    const restoring = restore(config)
    await new Promise((resolve) => setTimeout(resolve))
    const stop = kit.mount()
    answer(true)
    expect(await restoring).toEqual(['good'])
    stop()
  })
})
