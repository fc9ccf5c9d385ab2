// A process of its own: it starts a chain.
import { connect, createConfig } from '@wagmi/core'
import {
  type Address,
  createTestClient,
  formatEther,
  http,
  parseEther,
  publicActions,
  UserRejectedRequestError,
} from 'viem'
import { anvil as chain } from 'viem/chains'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import type { KitEvent } from '../core/analytics/events.js'
import type { PaymentAsset } from '../core/pay/payment.js'
import { createKit } from '../createKit.js'
import { getExchangeBuyStatus } from './getExchangeBuyStatus.js'
import { getExchangePayUrl } from './getExchangePayUrl.js'
import { getExchanges } from './getExchanges.js'
import { getPayQuote } from './getPayQuote.js'
import { getPayStatus } from './getPayStatus.js'
import { pay } from './pay.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const service = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const otherChain = { ...chain, id: 31338, name: 'Other' }
const ether = (network = 'eip155:31337'): PaymentAsset => ({
  network,
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ReturnType<typeof createClient>
let recipient: Address
let count = 0

const createClient = () =>
  createTestClient({
    chain,
    mode: 'anvil',
    pollingInterval: 20,
    transport: http(node.url),
  }).extend(publicActions)

beforeAll(async () => {
  node = await startAnvil()
  client = createClient()
})

afterAll(() => node?.stop())

beforeEach(() => {
  recipient = `0x${(++count).toString(16).padStart(40, '8')}`
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Intercept = createWallet.Parameters['intercept']

async function setup(
  parameters: {
    intercept?: Intercept
    onEvent?: (event: KitEvent) => void
    storage?: Map<string, string>
    fetch?: (url: URL, body: never) => unknown
  } = {},
) {
  const { fetch, storage = new Map() } = parameters
  const { intercept, onEvent } = parameters
  const wallet = createWallet({
    accounts: () => [from],
    chainId: 31337,
    intercept,
    url: node.url,
  })
  const transport = http(node.url, { retryCount: 0 })
  const config = createConfig({
    chains: [chain, otherChain],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { 31337: transport, 31338: transport },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const kit = createKit({
    config,
    onEvent,
    projectId: 'test',
    hosts: { rpc: 'http://service', explorer: 'http://service' },
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      removeItem: (key) => void storage.delete(key),
      setItem: (key, value) => void storage.set(key, value),
    },
  })
  const real = globalThis.fetch
  if (fetch)
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const target = new URL(url)
      if (target.host !== 'service') return real(url, init)
      const body = init?.body ? JSON.parse(String(init.body)) : undefined
      return Response.json(fetch(target, body as never))
    })
  const sent = () =>
    wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { kit, sent, storage, wallet }
}

const payment = () => ({ paymentAsset: ether(), recipient, amount: '0.5' })
const received = (address = recipient) => client.getBalance({ address })

/** Sends again what a reorganization has dropped. */
function replay(requests: readonly { method: string; params?: unknown }[]) {
  const sent = requests.filter(({ method }) => method === 'eth_sendTransaction')
  return Promise.all(
    sent.map(({ params }) =>
      client.request({ method: 'eth_sendTransaction', params } as never),
    ),
  )
}

describe('events', () => {
  test.each([
    { isDeclined: false, last: 'PAY_SUCCESS' },
    { isDeclined: true, last: 'PAY_ERROR' },
  ])('behavior: $last ends a payment', async ({ isDeclined, last }) => {
    const events: KitEvent[] = []
    const { kit } = await setup({
      onEvent: (event) => void events.push(event),
      async intercept(request, send) {
        if (isDeclined && request.method === 'eth_sendTransaction')
          throw new UserRejectedRequestError(new Error('no'))
        return send(request)
      },
    })
    await pay(kit, payment())
    const paid = () => events.filter(({ event }) => event.startsWith('PAY_'))
    await vi.waitFor(() => expect(paid()).toHaveLength(2))
    expect(paid().map(({ event }) => event)).toEqual(['PAY_INITIATED', last])
    for (const { properties } of paid())
      expect(properties).toMatchObject({
        asset: 'ETH',
        caipNetworkId: 'eip155:31337',
        source: 'pay',
        type: 'wallet',
      })
    const text = JSON.stringify(paid().map(({ properties }) => properties))
    expect(text).not.toContain(recipient)
    expect(text).not.toContain('0.5')
  })
})

describe('directly', () => {
  test('default', async () => {
    const { kit, sent, storage } = await setup()
    const steps: string[] = []
    const result = await pay(kit, {
      ...payment(),
      onStep: ({ step }) => steps.push(step),
    })
    expect(result).toMatchObject({ success: true, status: 'success' })
    expect(result.paymentId).toMatch(/^[-0-9a-f]{36}$/)
    const receipt = await client.getTransactionReceipt({
      hash: result.result as Address,
    })
    expect(receipt.to?.toLowerCase()).toBe(recipient.toLowerCase())
    expect(await received()).toBe(parseEther('0.5'))
    expect(sent()).toHaveLength(1)
    expect(steps).toContain('approving')
    expect([...storage.keys()].filter((key) => /pay/i.test(key))).toEqual([])
  })

  test('behavior: a double click pays once', async () => {
    const { kit, sent } = await setup()
    const results = await Promise.all([
      pay(kit, payment()),
      pay(kit, payment()),
    ])
    expect(results.map(({ success }) => success)).toEqual([true, true])
    expect(sent()).toHaveLength(1)
    expect(await received()).toBe(parseEther('0.5'))
  })

  test('param: id: paid once, also after a reload', async () => {
    const storage = new Map<string, string>()
    const first = await setup({ storage })
    const paid = await pay(first.kit, { ...payment(), id: 'order-1' })
    const second = await setup({ storage })
    const again = await pay(second.kit, { ...payment(), id: 'order-1' })
    expect(again).toEqual(paid)
    expect(second.sent()).toEqual([])
    expect(await received()).toBe(parseEther('0.5'))
    const other = await pay(second.kit, {
      ...payment(),
      amount: '0.6',
      id: 'order-1',
    })
    expect(other).toMatchObject({
      success: false,
      status: 'failure',
      error: 'INVALID_PAYMENT_CONFIG',
    })
    const next = await pay(second.kit, { ...payment(), id: 'order-2' })
    expect(next.success).toBe(true)
    expect(await received()).toBe(parseEther('1'))
  })

  test('param: id: two orders of the same amount at once are two payments', async () => {
    const { kit, sent } = await setup()
    const results = await Promise.all([
      pay(kit, { ...payment(), id: 'order-1' }),
      pay(kit, { ...payment(), id: 'order-2' }),
    ])
    expect(results.map(({ success }) => success)).toEqual([true, true])
    expect(new Set(results.map(({ result }) => result)).size).toBe(2)
    expect(sent()).toHaveLength(2)
    expect(await received()).toBe(parseEther('1'))
  })

  test('param: id: what an order has paid is never the payment of another', async () => {
    const storage = new Map<string, string>()
    const first = await setup({
      storage,
      async intercept(request, forward) {
        const answer = await forward(request)
        // The page is gone before the wallet answers.
        return request.method === 'eth_sendTransaction'
          ? new Promise(() => {})
          : answer
      },
    })
    void pay(first.kit, { ...payment(), id: 'order-1' })
    await vi.waitFor(async () =>
      expect(await received()).toBe(parseEther('0.5')),
    )
    const second = await setup({ storage })
    const other = await pay(second.kit, { ...payment(), id: 'order-2' })
    expect(other.success).toBe(true)
    expect(second.sent()).toHaveLength(1)
    expect(await received()).toBe(parseEther('1'))
    const resumed = await pay(second.kit, { ...payment(), id: 'order-1' })
    expect(resumed.success).toBe(true)
    expect(resumed.result).not.toBe(other.result)
    expect(second.sent()).toHaveLength(1)
    expect(await received()).toBe(parseEther('1'))
  })

  test('behavior: the answer is lost by a reload: looked up, not paid again', async () => {
    const storage = new Map<string, string>()
    let isHanging = true
    const first = await setup({
      storage,
      async intercept(request, forward) {
        const answer = await forward(request)
        // The page is gone before the wallet answers.
        if (isHanging && request.method === 'eth_sendTransaction')
          return new Promise(() => {})
        return answer
      },
    })
    void pay(first.kit, { ...payment(), id: 'order' })
    await vi.waitFor(async () =>
      expect(await received()).toBe(parseEther('0.5')),
    )
    isHanging = false
    const second = await setup({ storage })
    const result = await pay(second.kit, { ...payment(), id: 'order' })
    expect(result.success).toBe(true)
    expect(second.sent()).toEqual([])
    expect(await received()).toBe(parseEther('0.5'))
  })

  test('error: the user declines: nothing is recorded, paying again works', async () => {
    let isDeclined = true
    const { kit, storage } = await setup({
      async intercept(request, forward) {
        if (isDeclined && request.method === 'eth_sendTransaction')
          throw new UserRejectedRequestError(new Error('no'))
        return forward(request)
      },
    })
    const result = await pay(kit, { ...payment(), id: 'order' })
    expect(result).toMatchObject({
      success: false,
      status: 'failure',
      error: '4001',
    })
    expect([...storage.keys()].filter((key) => /pay/i.test(key))).toEqual([])
    isDeclined = false
    const again = await pay(kit, { ...payment(), id: 'order' })
    expect(again.success).toBe(true)
  })

  test.each([
    { id: 'order', isPaidAgain: false },
    { id: undefined, isPaidAgain: true },
  ])(
    'param: id $id: a payment lost hours ago is paid again: $isPaidAgain',
    async ({ id, isPaidAgain }) => {
      const storage = new Map<string, string>()
      const first = await setup({
        storage,
        async intercept(request, forward) {
          const answer = await forward(request)
          // The page is gone before the wallet answers.
          return request.method === 'eth_sendTransaction'
            ? new Promise(() => {})
            : answer
        },
      })
      void pay(first.kit, { ...payment(), id })
      await vi.waitFor(async () => expect(await received()).toBeGreaterThan(0n))
      // Hours later.
      for (const [key, text] of storage)
        storage.set(
          key,
          text.replaceAll(/"createdAt":(\d+)/g, (_, at) => {
            return `"createdAt":${Number(at) - 7_200_000}`
          }),
        )
      const second = await setup({ storage })
      const result = await pay(second.kit, { ...payment(), id })
      expect(result.success).toBe(true)
      expect(second.sent()).toHaveLength(isPaidAgain ? 1 : 0)
      expect(await received()).toBe(parseEther(isPaidAgain ? '1' : '0.5'))
    },
  )

  test('behavior: another way after an attempt that never reached the wallet', async () => {
    const storage = new Map<string, string>()
    const first = await setup({ storage })
    const ask = vi.spyOn(globalThis, 'fetch')
    ask.mockImplementation(() => new Promise(() => {}))
    void pay(first.kit, { ...payment(), id: 'order' })
    await vi.waitFor(() =>
      expect([...storage.values()].join()).toContain('"order"'),
    )
    ask.mockRestore()
    const second = await setup({
      fetch: () => ({
        jsonrpc: '2.0',
        id: 1,
        result: { url: 'https://exchange.example/pay', sessionId: 's1' },
      }),
      storage,
    })
    const order = { ...payment(), exchangeId: 'local', id: 'order' }
    expect(await getExchangePayUrl(second.kit, order)).toMatchObject({
      paymentId: 'order',
      sessionId: 's1',
    })
    expect(first.sent()).toEqual([])
  })

  test('error: another way while this page makes the payment', async () => {
    const storage = new Map<string, string>()
    const { kit, sent } = await setup({
      fetch: () => ({
        jsonrpc: '2.0',
        id: 1,
        result: { url: 'https://exchange.example/pay', sessionId: 's1' },
      }),
      storage,
    })
    const ask = vi.spyOn(globalThis, 'fetch')
    ask.mockImplementation(() => new Promise(() => {}))
    void pay(kit, { ...payment(), id: 'order' })
    await vi.waitFor(() =>
      expect([...storage.values()].join()).toContain('"order"'),
    )
    ask.mockRestore()
    const order = { ...payment(), exchangeId: 'local', id: 'order' }
    await expect(getExchangePayUrl(kit, order)).rejects.toMatchObject({
      code: 'UNKNOWN_ERROR',
      sentToNetwork: 'unknown',
    })
    expect(sent()).toEqual([])
  })

  test('error: another way while the first may still succeed', async () => {
    const status = { status: 'IN_PROGRESS', txHash: undefined as unknown }
    const { kit, sent } = await setup({
      fetch: (_, { method }: { method: string }) => ({
        jsonrpc: '2.0',
        id: 1,
        result: method.endsWith('PayUrl')
          ? { url: 'https://exchange.example/pay', sessionId: 's1' }
          : status,
      }),
    })
    const opened = { ...payment(), exchangeId: 'local' }
    const { paymentId } = await getExchangePayUrl(kit, opened)
    // The same page again.
    expect((await getExchangePayUrl(kit, opened)).paymentId).toBe(paymentId)
    expect(await pay(kit, payment())).toMatchObject({
      status: 'unknown',
      error: 'UNKNOWN_ERROR',
    })
    expect(sent()).toEqual([])
    await expect(
      getExchangePayUrl(kit, { ...opened, exchangeId: 'other' }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_ERROR' })
    status.status = 'FAILED'
    expect((await pay(kit, payment())).success).toBe(true)
    expect(await received()).toBe(parseEther('0.5'))
  })

  test('param: resend: pays although an exchange may still pay', async () => {
    const { kit, sent } = await setup({
      fetch: (_, { method }: { method: string }) => ({
        jsonrpc: '2.0',
        id: 1,
        result: method.endsWith('PayUrl')
          ? { url: 'https://exchange.example/pay', sessionId: 's1' }
          : { status: 'IN_PROGRESS' },
      }),
    })
    const order = { ...payment(), id: 'order' }
    await getExchangePayUrl(kit, { ...order, exchangeId: 'local' })
    expect((await pay(kit, order)).status).toBe('unknown')
    expect((await pay(kit, { ...order, resend: true })).success).toBe(true)
    // Paid: it is opened nowhere again.
    await expect(
      getExchangePayUrl(kit, { ...order, exchangeId: 'local', resend: true }),
    ).rejects.toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
    expect(sent()).toHaveLength(1)
  })

  test('param: signal: aborted before the call, nothing was sent', async () => {
    const { kit, sent } = await setup()
    const signal = AbortSignal.abort()
    const result = await pay(kit, { ...payment(), signal })
    expect(result).toMatchObject({ status: 'failure' })
    expect(sent()).toEqual([])
  })

  test('behavior: one base unit', async () => {
    const { kit } = await setup()
    const amount = '0.000000000000000001'
    expect((await pay(kit, { ...payment(), amount })).success).toBe(true)
    expect(await received()).toBe(1n)
  })

  test('error: the largest amount there is', async () => {
    const { kit, sent } = await setup()
    const amount = formatEther(2n ** 256n - 1n)
    expect(await pay(kit, { ...payment(), amount })).toMatchObject({
      status: 'failure',
      error: 'INSUFFICIENT_BALANCE',
    })
    expect(sent()).toEqual([])
  })

  test('behavior: a storage that is full or blocked: paid once by this page', async () => {
    const storage = new Map<string, string>()
    storage.set = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const { kit, sent } = await setup({ storage })
    const order = { ...payment(), id: 'order' }
    const first = await pay(kit, order)
    expect(first.success).toBe(true)
    expect(await pay(kit, order)).toEqual(first)
    expect(sent()).toHaveLength(1)
    expect(await received()).toBe(parseEther('0.5'))
  })

  test('error: not enough balance: the wallet is not asked', async () => {
    const { kit, sent } = await setup()
    const result = await pay(kit, { ...payment(), amount: '1000000' })
    expect(result).toMatchObject({
      success: false,
      status: 'failure',
      error: 'INSUFFICIENT_BALANCE',
    })
    expect(sent()).toEqual([])
  })

  test('behavior: a block that is reorganized away is no payment, and is not made twice', async () => {
    const storage = new Map<string, string>()
    const first = await setup({ storage })
    const stop = new AbortController()
    const order = { ...payment(), confirmations: 3, id: 'order' }
    const waiting = pay(first.kit, { ...order, signal: stop.signal })
    await vi.waitFor(async () =>
      expect(await received()).toBe(parseEther('0.5')),
    )
    await client.request({ method: 'anvil_reorg', params: [1, []] } as never)
    expect(await received()).toBe(0n)
    stop.abort()
    expect(await waiting).toMatchObject({ status: 'unknown' })
    // Another block has it again.
    const [hash] = await replay(first.wallet.requests)
    await vi.waitFor(async () =>
      expect(await received()).toBe(parseEther('0.5')),
    )
    await client.mine({ blocks: 3 })
    const second = await setup({ storage })
    const result = await pay(second.kit, order)
    expect(result).toMatchObject({ result: hash, status: 'success' })
    expect(second.sent()).toEqual([])
    expect(await received()).toBe(parseEther('0.5'))
  })

  test('error: 300 s without an answer: unknown, never a failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { kit, sent } = await setup({
      async intercept(request, forward) {
        if (request.method === 'eth_sendTransaction')
          return new Promise(() => {})
        return forward(request)
      },
    })
    const result = pay(kit, payment())
    let settled: unknown
    void result.then((value) => {
      settled = value
    })
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(299_000)
    expect(settled).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await result).toMatchObject({ success: false, status: 'unknown' })
  })

  test.each([
    { isDeclined: false, status: 'success' },
    { isDeclined: true, status: 'failure' },
  ])(
    'param: onLateResult: the wallet answers after 300 s: $status',
    async ({ isDeclined, status }) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      const { kit, sent } = await setup({
        async intercept(request, forward) {
          if (request.method !== 'eth_sendTransaction') return forward(request)
          await answered
          if (isDeclined) throw new UserRejectedRequestError(new Error('no'))
          return forward(request)
        },
      })
      const onLateResult = vi.fn()
      const result = pay(kit, { ...payment(), onLateResult })
      await vi.waitFor(() => expect(sent()).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(301_000)
      expect(await result).toMatchObject({ status: 'unknown' })
      vi.useRealTimers()
      answer()
      await vi.waitFor(() => expect(onLateResult).toHaveBeenCalledOnce(), {
        timeout: 10_000,
      })
      expect(onLateResult.mock.lastCall?.[0]).toMatchObject({ status })
      expect(await received()).toBe(isDeclined ? 0n : parseEther('0.5'))
    },
  )

  test('error: parameters', async () => {
    const { kit, sent } = await setup()
    await expect(
      pay(kit, { ...payment(), amount: 5 as never }),
    ).rejects.toMatchObject({ code: 'INVALID_AMOUNT' })
    await expect(
      pay(kit, { ...payment(), id: 5 as never }),
    ).rejects.toMatchObject({ code: 'INVALID_PARAMETER' })
    expect(sent()).toEqual([])
  })
})

describe('with another asset', () => {
  const asset = () => ({ ...ether('eip155:31338') })
  function createService() {
    const state = { status: 'waiting', quotes: 0, receiver: service as string }
    const fetch = (url: URL, body: { amount: string }) => {
      if (url.pathname.endsWith('/status')) return { status: state.status }
      state.quotes++
      const currency = ether()
      return {
        origin: { amount: parseEther('0.7').toString(), currency },
        destination: { amount: body.amount, currency: asset() },
        fees: [],
        steps: [
          {
            requestId: `request-${state.quotes}`,
            type: 'deposit',
            deposit: {
              amount: parseEther('0.7').toString(),
              currency: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
              receiver: recipient,
            },
          },
        ],
        timeInSeconds: 20,
      }
    }
    return { fetch, state }
  }
  const cross = () => ({
    paymentAsset: asset(),
    recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    amount: '0.5',
  })

  test('default', async () => {
    const { fetch, state } = createService()
    const { kit, sent } = await setup({ fetch })
    const quote = await getPayQuote(kit, { ...cross(), from: ether() })
    expect(quote).toMatchObject({ fromAmount: '0.7', payee: recipient })
    state.status = 'success'
    const result = await pay(kit, { ...cross(), quote })
    expect(result.success).toBe(true)
    expect(sent()).toHaveLength(1)
    expect(await received()).toBe(parseEther('0.7'))
  })

  test('behavior: after a reload the same deposit is followed, not made again', async () => {
    const storage = new Map<string, string>()
    const { fetch, state } = createService()
    const first = await setup({ fetch, storage })
    const quote = await getPayQuote(first.kit, { ...cross(), from: ether() })
    void pay(first.kit, { ...cross(), id: 'order', quote })
    await vi.waitFor(() =>
      expect([...storage.values()].join()).toContain('"hash":"0x'),
    )
    const second = await setup({ fetch, storage })
    const next = await getPayQuote(second.kit, { ...cross(), from: ether() })
    state.status = 'success'
    const result = await pay(second.kit, {
      ...cross(),
      id: 'order',
      quote: next,
    })
    expect(result.success).toBe(true)
    expect(second.sent()).toEqual([])
    expect(await received()).toBe(parseEther('0.7'))
  })

  test('behavior: an attempt that never reached the wallet is no attempt', async () => {
    const storage = new Map<string, string>()
    const { fetch, state } = createService()
    const first = await setup({ fetch, storage })
    const quote = await getPayQuote(first.kit, { ...cross(), from: ether() })
    const old = recipient
    recipient = `0x${(++count).toString(16).padStart(40, '8')}`
    // The page is closed while its node is being asked.
    const ask = vi.spyOn(globalThis, 'fetch')
    ask.mockImplementation(() => new Promise(() => {}))
    void pay(first.kit, { ...cross(), id: 'order', quote })
    await vi.waitFor(() =>
      expect([...storage.values()].join()).toContain('request-1'),
    )
    expect(first.sent()).toEqual([])
    ask.mockRestore()
    const second = await setup({ fetch, storage })
    const next = await getPayQuote(second.kit, { ...cross(), from: ether() })
    state.status = 'success'
    const result = await pay(second.kit, {
      ...cross(),
      id: 'order',
      quote: next,
    })
    expect(result.success).toBe(true)
    expect(second.sent()).toHaveLength(1)
    expect(await received(old)).toBe(0n)
    expect(await received()).toBe(parseEther('0.7'))
  })

  test.each(['failure', 'refund'])('error: %s', async (status) => {
    const { fetch, state } = createService()
    const { kit } = await setup({ fetch })
    const quote = await getPayQuote(kit, { ...cross(), from: ether() })
    state.status = status
    expect(await pay(kit, { ...cross(), quote })).toMatchObject({
      status: 'failure',
      error: 'GENERIC_PAYMENT_ERROR',
    })
  })

  test.each(['timeout', 'submitted'])('error: %s', async (status) => {
    const { fetch, state } = createService()
    const { kit } = await setup({ fetch })
    const quote = await getPayQuote(kit, { ...cross(), from: ether() })
    state.status = status
    expect(await pay(kit, { ...cross(), quote })).toMatchObject({
      success: false,
      status: 'unknown',
    })
  })

  test('error: no network before the transfer: nothing was sent, nothing is kept', async () => {
    const { fetch } = createService()
    const { kit, sent, storage } = await setup({ fetch })
    const quote = await getPayQuote(kit, { ...cross(), from: ether() })
    const from = { ...ether(), asset: service }
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    const result = await pay(kit, { ...cross(), quote: { ...quote, from } })
    expect(result).toMatchObject({ status: 'failure' })
    expect([...storage.keys()].filter((key) => /pay/i.test(key))).toEqual([])
    expect(sent()).toEqual([])
  })

  test('error: a quote that was changed, or is for another payment', async () => {
    const { fetch } = createService()
    const { kit, sent } = await setup({ fetch })
    const quote = await getPayQuote(kit, { ...cross(), from: ether() })
    for (const changed of [
      { ...quote, toAmount: '0.1' },
      { ...quote, recipient: service },
      { ...quote, to: ether() },
      { ...quote, fromAmount: '0' },
      { ...quote, payee: '0x12' },
      { ...quote, account: service },
      { ...quote, createdAt: Date.now() - 61_000 },
      { ...quote, createdAt: Date.now() + 60_000 },
    ])
      expect(await pay(kit, { ...cross(), quote: changed })).toMatchObject({
        status: 'failure',
        error: 'UNABLE_TO_INITIATE_PAYMENT',
      })
    expect(sent()).toEqual([])
  })
})

describe('from an exchange', () => {
  const session = { exchangeId: 'local', sessionId: 's1' }
  const fetch = (answers: Record<string, unknown>) => {
    const bodies: { method: string; params: unknown }[] = []
    return {
      bodies,
      fetch: (_url: URL, body: { method: string; params: unknown }) => {
        bodies.push(body)
        return { jsonrpc: '2.0', id: 1, ...(answers[body.method] as object) }
      },
    }
  }
  const url = {
    result: { url: 'https://exchange.example/pay', sessionId: 's1' },
  }

  test('default', async () => {
    const service = fetch({
      reown_getExchangePayUrl: url,
      reown_getExchangeBuyStatus: {
        result: { status: 'SUCCESS', txHash: '0xab' },
      },
    })
    const { kit, storage } = await setup(service)
    const opened = await getExchangePayUrl(kit, {
      ...payment(),
      exchangeId: 'local',
      id: 'order',
    })
    expect(opened).toEqual({ paymentId: 'order', ...url.result })
    expect(service.bodies[0]).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      params: {
        exchangeId: 'local',
        asset: 'eip155:31337/slip44:60',
        amount: '0.5',
        recipient: `eip155:31337:${recipient}`,
      },
    })
    expect([...storage.values()].join()).toContain('"sessionId":"s1"')
    expect(await getExchangeBuyStatus(kit, session)).toEqual({
      status: 'SUCCESS',
      txHash: '0xab',
    })
    await expect(
      getExchangePayUrl(kit, {
        ...payment(),
        exchangeId: 'local',
        id: 'order',
      }),
    ).rejects.toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
  })

  test.each([
    'javascript:alert(1)',
    'http://exchange.example',
    'https://user:word@exchange.example',
    '/pay',
  ])('error: %s is not opened', async (target) => {
    const { kit } = await setup(
      fetch({
        reown_getExchangePayUrl: { result: { url: target, sessionId: 's1' } },
      }),
    )
    await expect(
      getExchangePayUrl(kit, { ...payment(), exchangeId: 'local' }),
    ).rejects.toMatchObject({ code: 'UNABLE_TO_GET_PAY_URL' })
  })

  test('error: each call of the service has a code of its own', async () => {
    const { kit } = await setup({ fetch: () => ({ error: { message: 'No' } }) })
    const quote = { ...payment(), from: ether('eip155:31338') }
    const calls = [
      ['UNABLE_TO_GET_EXCHANGES', () => getExchanges(kit)],
      ['UNABLE_TO_GET_BUY_STATUS', () => getExchangeBuyStatus(kit, session)],
      ['UNABLE_TO_GET_QUOTE', () => getPayQuote(kit, quote)],
      [
        'UNABLE_TO_GET_QUOTE_STATUS',
        () => getPayStatus(kit, { requestId: 'r' }),
      ],
    ] as const
    for (const [code, call] of calls)
      await expect(call()).rejects.toMatchObject({ code, sentToNetwork: 'no' })
  })

  test.each([
    ['This asset is not supported', 'ASSET_NOT_SUPPORTED'],
    ['Out of order', 'UNABLE_TO_GET_PAY_URL'],
  ])('error: %s', async (message, code) => {
    const { kit } = await setup(
      fetch({ reown_getExchangePayUrl: { error: { code: 1, message } } }),
    )
    await expect(
      getExchangePayUrl(kit, { ...payment(), exchangeId: 'local' }),
    ).rejects.toMatchObject({ code, details: message })
  })
})
