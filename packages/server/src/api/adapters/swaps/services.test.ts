// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFake } from '../../../../test/openFake.js'
import { setupAdapters, toEthereum } from '../../../../test/setupAdapters.js'

type Fake = Awaited<ReturnType<typeof openFake>>
const account = '0x9dD134D14D1e65F84B706d6F205cd5B1CD03a46b'
const user = `eip155:1:${account}`
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const holder = '0x0000000000001fF3684f28c67538d4D072C22734'
const router = '0x111111125421cA6dc452d289314280a0f8842A65'
const evil = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
const id = (address: string) => `eip155:1:${address}`
const key = 'key-of-the-service'

const isSame = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()

type Reply = { body?: unknown; status?: number; text?: string }
let reply: (url: URL) => Reply
let node: Fake
let service: Fake
let list: Fake

beforeAll(async () => {
  node = await openFake((_, body) => {
    const { id, method, params } = JSON.parse(body)
    const toResult = () => {
      if (method === 'eth_gasPrice') return '0x3b9aca00'
      if (method !== 'eth_call') return '0x186a0'
      // No contract, no answer.
      const isToken = [usdc, dai].some((token) => isSame(token, params[0].to))
      return isToken ? `0x${'7'.padStart(64, '0')}` : '0x'
    }
    return { body: { id, jsonrpc: '2.0', result: toResult() } }
  })
  service = await openFake((url) => reply(url))
  list = await openFake(() => ({
    body: {
      tokens: [usdc, dai].map((address) => ({
        ...{ chainId: 1, address, decimals: 6, name: 'Token', symbol: 'TKN' },
      })),
    },
  }))
})

afterAll(async () => {
  for (const fake of [node, service, list]) await fake.close()
})

beforeEach(() => {
  service.asked.length = 0
})

function setup(kind: '0x' | '1inch') {
  const swaps = { 'eip155:1': { kind, key: '$SWAP_KEY', url: service.url } }
  return setupAdapters({
    chains: [toEthereum(node.url)],
    config: { swaps, tokenLists: [list.url] },
    environment: { SWAP_KEY: key },
  })
}

const kinds = {
  '0x': {
    spender: holder,
    quote: {
      liquidityAvailable: true,
      buyAmount: '990000',
      allowanceTarget: holder,
    },
    toBuilt: (more = {}, outer = {}) => ({
      ...{ liquidityAvailable: true, buyAmount: '990000' },
      ...{ allowanceTarget: holder, ...outer },
      transaction: {
        ...{ to: holder, data: '0x1234', gas: '210000' },
        ...{ gasPrice: '2000000000', value: '0', ...more },
      },
    }),
    dry: [{ body: { liquidityAvailable: false } }],
    refusal: { status: 400, body: { name: 'INPUT_INVALID', message: 'x' } },
  },
  '1inch': {
    spender: router,
    quote: { dstAmount: '990000' },
    toBuilt: (more = {}) => ({
      dstAmount: '990000',
      tx: {
        ...{
          from: account.toLowerCase(),
          to: router,
          data: '0x1234',
          gas: 210_000,
        },
        ...{ gasPrice: '2000000000', value: '0', ...more },
      },
    }),
    dry: [
      {
        status: 400,
        body: { statusCode: 400, description: 'insufficient liquidity' },
      },
    ],
    refusal: { status: 400, body: { statusCode: 400, description: 'Bad' } },
  },
} as const

describe.each(['0x', '1inch'] as const)('%s', (kind) => {
  const { dry, quote, refusal, spender, toBuilt } = kinds[kind]
  const ask = (
    backend: ReturnType<typeof setup>['backend'],
    amount = '1000000',
  ) =>
    backend.swap.getQuote({
      ...{ amount, from: id(usdc), to: id(dai), userAddress: account },
    })
  const build = (
    backend: ReturnType<typeof setup>['backend'],
    from = usdc,
    more = {},
  ) =>
    backend.swap.buildSwap({
      ...{ amount: '1000000', from: id(from), to: id(dai) },
      ...{ disableEstimate: true, userAddress: user, ...more },
    })

  test('default: quotes, with the key in a header', async () => {
    const { backend } = setup(kind)
    reply = () => ({ body: quote })
    expect(await ask(backend)).toEqual({
      ...{ id: null, fromAmount: '1000000', fromAccount: id(usdc) },
      ...{ toAmount: '990000', toAccount: id(dai) },
    })
    const [asked] = service.asked
    expect(asked?.url.href).not.toContain(key)
    expect(JSON.stringify(asked?.headers)).toContain(key)
    expect(asked?.url.searchParams.toString()).toContain('1000000')
  })

  test('default: builds what the service names', async () => {
    const { backend } = setup(kind)
    reply = () => ({ body: toBuilt() })
    expect(await build(backend)).toEqual({
      ...{ from: user, to: id(spender), data: '0x1234', amount: '0' },
      eip155: { gas: '210000', gasPrice: '2000000000' },
    })
    const approve = await backend.swap.buildApprove({
      ...{ from: id(usdc), to: id(dai), userAddress: user },
    })
    expect(approve.to).toBe(id(usdc))
    expect(approve.data).toContain(spender.slice(2).toLowerCase())
  })

  test('behavior: native coins are sent along', async () => {
    const { backend } = setup(kind)
    reply = () => ({ body: toBuilt({ value: '1000000' }) })
    expect((await build(backend, native)).amount).toBe('1000000')
  })

  test('slippage: is asked for', async () => {
    const { backend } = setup(kind)
    reply = () => ({ body: toBuilt() })
    for (const [slippage, asked] of [
      [undefined, ['100', '1']],
      [0.5, ['50', '0.5']],
      [10, ['1000', '10']],
      [0, ['0', '0']],
    ] as const) {
      service.asked.length = 0
      await build(backend, usdc, { eip155: { slippage } })
      const { searchParams } = service.asked[0]?.url ?? new URL('x:')
      expect(
        searchParams.get('slippageBps') ?? searchParams.get('slippage'),
      ).toBe(asked[kind === '0x' ? 0 : 1])
    }
  })

  test('error: no liquidity, in the words that the kit reads', async () => {
    const { backend } = setup(kind)
    for (const answer of dry) {
      reply = () => answer
      await expect(ask(backend)).rejects.toMatchObject({
        data: {
          reasons: [
            { description: expect.stringContaining('insufficient liquidity') },
          ],
        },
      })
    }
  })

  test('behavior: refusals of a swap do not stop the service', async () => {
    const { backend } = setup(kind)
    reply = () => refusal
    for (let amount = 1; amount < 9; amount++)
      await expect(ask(backend, String(amount))).rejects.toMatchObject({
        code: 'SWAP_REFUSED',
        status: 400,
      })
    reply = () => ({ body: quote })
    expect(await ask(backend)).toMatchObject({ toAmount: '990000' })
  })

  test('error: unlisted tokens do not stop allowances of others', async () => {
    const { backend } = setup(kind)
    const allow = (token: string) =>
      backend.swap.getAllowance({ tokenAddress: token, userAddress: user })
    for (let index = 0; index < 6; index++) {
      const junk = `0x${String(index + 1).padStart(40, '0')}`
      await expect(allow(id(junk))).rejects.toThrow(
        'tokenAddress is not a token that can be swapped',
      )
    }
    expect(await allow(id(usdc))).toBe('7')
  })

  test.each([
    ['another contract', { to: evil }],
    ['another amount', { value: '1' }],
    ['no calldata', { data: 'x' }],
    ['no address', { to: 'x' }],
    ['a negative amount', { value: '-1' }],
  ])('error: an answer with %s', async (_, more) => {
    const { backend } = setup(kind)
    reply = () => ({ body: toBuilt(more) })
    await expect(build(backend)).rejects.toThrow()
  })

  test.each<[string, Reply]>([
    ['HTML', { text: '<html>' }],
    ['status 500', { body: {}, status: 500 }],
    ['status 401', { body: {}, status: 401 }],
    ['an empty list', { body: [] }],
    ['a figure', { body: { ...quote, buyAmount: 'x', dstAmount: 'x' } }],
  ])('error: five of %s stop the calls', async (_, answer) => {
    const { backend } = setup(kind)
    reply = () => answer
    for (let amount = 1; amount < 6; amount++)
      await expect(ask(backend, String(amount))).rejects.toThrow()
    const count = service.asked.length
    await expect(ask(backend)).rejects.toMatchObject({ status: 503 })
    expect(service.asked).toHaveLength(count)
  })
})

test('default: check asks for a price with the key', async () => {
  const { adapters } = setup('0x')
  const swaps = adapters.find((adapter) => adapter.swaps)
  reply = () => ({ body: { liquidityAvailable: true, buyAmount: '1' } })
  expect(await swaps?.check()).toBe('the service answers; 2 listed tokens')
  expect(service.asked).toHaveLength(1)
  expect(JSON.stringify(service.asked[0]?.headers)).toContain(key)
  reply = () => ({ body: { message: 'no such key' }, status: 401 })
  await expect(swaps?.check()).rejects.toThrow('status 401')
})

test('default: 1inch is asked for the method that names what comes out', async () => {
  const { backend } = setup('1inch')
  reply = () => ({ body: kinds['1inch'].toBuilt() })
  await backend.swap.buildSwap({
    ...{ amount: '1000000', from: id(usdc), to: id(dai), userAddress: user },
  })
  const { searchParams } = service.asked[0]?.url ?? new URL('x:')
  expect(searchParams.get('compatibility')).toBe('true')
})

test('error: 0x names another contract for the allowance', async () => {
  const { backend } = setup('0x')
  reply = () => ({ body: kinds['0x'].toBuilt({}, { allowanceTarget: evil }) })
  await expect(
    backend.swap.buildSwap({
      ...{ amount: '1', from: id(usdc), to: id(dai), userAddress: user },
    }),
  ).rejects.toThrow('another contract to pay from')
})

test('error: 1inch builds for another account', async () => {
  const { backend } = setup('1inch')
  reply = () => ({ body: kinds['1inch'].toBuilt({ from: evil }) })
  await expect(
    backend.swap.buildSwap({
      ...{ amount: '1', from: id(usdc), to: id(dai), userAddress: user },
    }),
  ).rejects.toThrow('another account')
})
