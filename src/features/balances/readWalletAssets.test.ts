import { connect, createConnector, disconnect } from '@wagmi/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePage } from '../../../test/setup/frame/createFakePage.js'
import { createFrameStub } from '../../../test/setup/frame/createFrameStub.js'
import { setupAuthFrame } from '../../../test/setup/frame/setupAuthFrame.js'
import {
  createApiKit,
  readerAddress,
} from '../../../test/setup/kit/createApiKit.js'
import { settle } from '../../../test/setup/vitest/settle.js'
import { getBalances } from '../../actions/getBalances.js'
import { createKit } from '../../createKit.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const row = {
  name: 'From the API',
  symbol: 'API',
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals: '6', numeric: '1' },
  iconUrl: '',
}
const asset = {
  address: token,
  balance: '0x2625a0',
  metadata: {
    name: 'From the wallet',
    symbol: 'USD',
    iconUrl: '',
    decimals: 6,
    price: 1,
  },
  type: 'ERC20',
}
const offered = { '0x1': { assetDiscovery: { supported: true } } }

type Request = { method: string; params: readonly unknown[] }

let answers: Record<string, (params: readonly unknown[]) => unknown>
let requests: Request[]

beforeEach(() => {
  requests = []
  answers = {
    wallet_getCapabilities: () => offered,
    wallet_getAssets: () => ({ '0x1': [asset] }),
  }
})
afterEach(() => void vi.useRealTimers())

const count = (method: string) =>
  requests.filter((request) => request.method === method).length

async function setup(id = 'ID_AUTH') {
  const connector = createConnector((config) => ({
    ...createFrameStub().connector(config),
    id,
    getProvider: async () => ({
      async request(request: Request) {
        requests.push(request)
        return answers[request.method]?.(request.params)
      },
    }),
  }))
  const app = createApiKit({
    answer: () => ({ balances: [row] }),
    connectors: [connector],
    supported: ['eip155:1', 'eip155:31337', 'eip155:11155111'],
  })
  await app.connect()
  const read = async (chainId: number | undefined = undefined) => {
    const { balances } = await getBalances(app.kit, { chainId })
    return balances.map(({ name }) => name)
  }
  return { ...app, read }
}

test('default', async () => {
  const { calls, kit } = await setup()
  expect(await getBalances(kit)).toEqual({
    balances: [
      {
        address: `eip155:1:${token}`,
        chainId: 'eip155:1',
        iconUrl: '',
        name: 'From the wallet',
        price: 1,
        quantity: { decimals: '6', numeric: '2.5' },
        symbol: 'USD',
        value: 2.5,
      },
    ],
    currency: 'USD',
    dropped: 0,
    hasRate: true,
    isSupported: true,
    partial: false,
  })
  expect(calls).toEqual([])
  expect(requests).toEqual([
    { method: 'wallet_getCapabilities', params: [readerAddress] },
    {
      method: 'wallet_getAssets',
      params: [
        {
          account: readerAddress,
          assetTypeFilter: ['NATIVE', 'ERC20'],
          chainFilter: ['0x1'],
        },
      ],
    },
  ])
})

test('behavior: capabilities are requested once per connection', async () => {
  const { config, kit, read } = await setup()
  await read()
  await read()
  expect(count('wallet_getCapabilities')).toBe(1)
  expect(count('wallet_getAssets')).toBe(2)
  const [connector] = config.connectors
  await disconnect(config)
  if (connector) await connect(kit.config, { connector })
  await read()
  expect(count('wallet_getCapabilities')).toBe(2)
})

test.each([
  ['{}', {}],
  ['null', null],
  ['another chain', { '0x7a69': { assetDiscovery: { supported: true } } }],
  ['not supported', { '0x1': { assetDiscovery: { supported: false } } }],
  ['no boolean', { '0x1': { assetDiscovery: { supported: 'true' } } }],
  ['nothing of it', { '0x1': null }],
])(
  'behavior: capabilities without asset discovery, %s',
  async (_title, found) => {
    answers.wallet_getCapabilities = () => found
    const { read } = await setup()
    expect(await read()).toEqual(['From the API'])
    expect(count('wallet_getAssets')).toBe(0)
  },
)

test('behavior: other wallets are not queried', async () => {
  const { read } = await setup('injected')
  expect(await read()).toEqual(['From the API'])
  expect(requests).toEqual([])
})

test('behavior: other wallets next to the embedded wallet are not queried', async () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const { config, kit } = await setup()
  const connector = config._internal.connectors.setup((config) => ({
    ...createFrameStub({ address }).connector(config),
    id: 'injected',
    getProvider: async () => ({
      async request(request: Request) {
        requests.push(request)
        return answers[request.method]?.(request.params)
      },
    }),
  }))
  await connect(config, { connector })
  const { balances } = await getBalances(kit, { address, chainId: 1 })
  expect(balances.map(({ name }) => name)).toEqual(['From the API'])
  expect(requests).toEqual([])
})

test('behavior: accounts that are not connected are not queried', async () => {
  const { kit } = await setup()
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const { balances } = await getBalances(kit, { address, chainId: 1 })
  expect(balances.map(({ name }) => name)).toEqual(['From the API'])
  expect(requests).toEqual([])
})

test('behavior: testnet assets have no fiat value', async () => {
  answers.wallet_getCapabilities = () => ({
    '0xaa36a7': { assetDiscovery: { supported: true } },
  })
  answers.wallet_getAssets = () => ({ '0xaa36a7': [asset] })
  const { kit } = await setup()
  const { balances } = await getBalances(kit, { chainId: 11155111 })
  expect(balances).toMatchObject([
    { name: 'From the wallet', price: 0, value: 0 },
  ])
})

test.each<[string, () => unknown]>([
  ['one bad entry', () => ({ '0x1': [asset, { ...asset, balance: '1' }] })],
  ['nothing of the chain', () => ({ '0x7a69': [asset] })],
  ['nothing', () => undefined],
  ['a refusal', () => Promise.reject({ code: 4200, message: 'no' })],
])('error: %s falls back to the API', async (_title, answer) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answers.wallet_getAssets = answer
  const { read } = await setup()
  expect(await read()).toEqual(['From the API'])
  // The wallet is not queried again for 30 s.
  answers.wallet_getAssets = () => ({ '0x1': [asset] })
  expect(await read()).toEqual(['From the API'])
  expect(count('wallet_getAssets')).toBe(1)
  vi.setSystemTime(Date.now() + 30_000)
  expect(await read()).toEqual(['From the wallet'])
})

test('error: capabilities are requested again after a failure', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answers.wallet_getCapabilities = () => Promise.reject({ code: 4200 })
  const { read } = await setup()
  expect(await read()).toEqual(['From the API'])
  answers.wallet_getCapabilities = () => offered
  vi.setSystemTime(Date.now() + 30_000)
  expect(await read()).toEqual(['From the wallet'])
})

test.each(['wallet_getCapabilities', 'wallet_getAssets'])(
  'error: falls back after 3 s if %s never resolves',
  async (method) => {
    answers[method] = () => new Promise(() => {})
    const { read } = await setup()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    let found: unknown
    const reading = read().then((names) => {
      found = names
    })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(found).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await reading
    expect(found).toEqual(['From the API'])
    // Not queried again for 30 s.
    expect(await read()).toEqual(['From the API'])
    expect(count(method)).toBe(1)
  },
)

test('param: signal', async () => {
  answers.wallet_getAssets = () => new Promise(() => {})
  const { calls, kit } = await setup()
  const controller = new AbortController()
  const reading = getBalances(kit, { signal: controller.signal })
  await vi.waitFor(() => expect(count('wallet_getAssets')).toBe(1))
  controller.abort()
  await expect(reading).rejects.toMatchObject({ code: 'ABORTED' })
  expect(calls).toEqual([])
  // An aborted read does not count as a failure.
  answers.wallet_getAssets = () => ({ '0x1': [asset] })
  expect((await getBalances(kit)).balances).toMatchObject([
    { name: 'From the wallet' },
  ])
})

test('behavior: works with the real frame client', async () => {
  await import('../../frame/createFrameClient.js')
  await import('../../connectors/authFrame/createConnection.js')
  await import('./readWalletAssets.js')
  vi.useFakeTimers()
  const page = createFakePage()
  const chain = '0x7a69'
  page.frame.session = { address: readerAddress.toLowerCase(), chainId: 31337 }
  page.frame.answers.RPC_REQUEST = ({ method }: { method: string }) =>
    method === 'wallet_getCapabilities'
      ? { [chain]: { assetDiscovery: { supported: true } } }
      : { [chain]: [asset] }
  const { config, connector } = setupAuthFrame({ hasStoredSession: true, page })
  await settle(connect(config, { connector }))
  const hosts = { frame: 'https://wallet.example/sdk' }
  const kit = createKit({ config, hosts, projectId: 'test' })
  const { balances } = await settle(getBalances(kit))
  expect(balances).toMatchObject([
    { name: 'From the wallet', quantity: { numeric: '2.5' } },
  ])
  const asked = page.frame.posted.filter(({ name }) => name === 'RPC_REQUEST')
  expect(asked.map(({ payload }) => payload)).toMatchObject([
    { method: 'wallet_getCapabilities', params: [readerAddress] },
    { method: 'wallet_getAssets', params: [{ account: readerAddress }] },
  ])
})
