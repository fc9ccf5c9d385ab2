import { createConfig, injected } from '@wagmi/core'
import { createKit } from 'latchkey'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { listWallets } from '../../wallets/listWallets.js'
import { getWalletHints } from './getWalletHints.js'

type Provider = Readonly<Record<string, unknown>>

const toProvider = (flags: Provider = {}) => ({
  on() {},
  removeListener() {},
  request: async () => [],
  ...flags,
})

const page = window as unknown as { ethereum?: unknown }
const events = new AbortController()
let announced: readonly Provider[] = []

window.addEventListener(
  'eip6963:requestProvider',
  () => {
    for (const [index, provider] of announced.entries())
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({
            info: {
              icon: 'data:image/png;base64,AA==',
              name: `Fox ${index}`,
              rdns: `test.fox${index}`,
              uuid: `00000000-0000-4000-8000-00000000000${index}`,
            },
            provider,
          }),
        }),
      )
  },
  { signal: events.signal },
)

afterEach(() => {
  announced = []
  delete page.ethereum
})

async function list(ethereum: unknown, others: readonly Provider[]) {
  announced = others
  page.ethereum = ethereum
  const config = createConfig({
    chains: [mainnet],
    connectors: [injected()],
    storage: null,
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
  })
  const kit = createKit({ config, projectId: 'test' })
  const hints = await getWalletHints(kit)
  const { connectors } = config
  return listWallets({ connectors, ...hints, recent: [] }).map(
    ({ name }) => name,
  )
}

const fox = toProvider({ isFox: true, isMetaMask: true })
const hostile = new Proxy(fox, {
  get(target, name) {
    if (String(name).startsWith('is')) throw new Error('no')
    return Reflect.get(target, name)
  },
})

test.each<[string, unknown, Provider[], string[]]>([
  ['alone', fox, [], ['Browser wallet']],
  ['the announced one', fox, [fox], ['Fox 0']],
  ['a proxy of the announced one', new Proxy(fox, {}), [fox], ['Fox 0']],
  [
    'another one, which does not announce itself',
    toProvider({ isMetaMask: true, isOwl: true }),
    [fox],
    ['Fox 0', 'Browser wallet'],
  ],
  [
    'one that nothing tells from the announced one',
    toProvider({ isMetaMask: true }),
    [fox],
    ['Fox 0'],
  ],
  ['one that refuses to be read', hostile, [fox], ['Fox 0']],
  ['none', undefined, [fox], ['Fox 0']],
])('behavior: `window.ethereum` is %s', async (_, ethereum, others, names) => {
  expect(await list(ethereum, others)).toEqual(names)
})
