import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  buildGenuine,
  createSwapFetch,
  createSwapNode,
  places,
} from '../../test/setup/chain/createSwapNode.js'
import { createSwapKit, swapper } from '../../test/setup/kit/createSwapKit.js'
import { getSwapProblem } from '../features/swap/getSwapProblem.js'
import { getGasPrices } from './getGasPrices.js'
import { getSwapQuote } from './getSwapQuote.js'
import { getSwapTokens } from './getSwapTokens.js'
import { swap } from './swap.js'

const { gold, native, router, usd } = places
const pair = { amount: 100_000_000n, from: usd, to: gold }
const id = (address: Address) => `eip155:31337:${address}`
const asked = { amount: '100', from: usd, to: gold as string }
const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

let answers: Record<string, unknown> = {}
beforeEach(() => {
  answers = {}
})

async function setup(parameters: { isConnected?: boolean } = {}) {
  const genuine = buildGenuine({ ...pair, deadline: 1_700_000_600n })
  const plain = createSwapFetch(() => ({ ...pair, ...genuine }))
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input)
    const answer = answers[pathname.replace('/v1/', '')]
    if (answer instanceof Response) return answer.clone()
    return answer ? Response.json(answer) : plain(input)
  })
  const { config, kit, sent } = await createSwapKit({
    api: 'http://service.localhost',
    router,
    rpc: createSwapNode().rpc,
    url: 'http://node.localhost',
  })
  if (parameters.isConnected === false)
    config.setState((state) => ({
      ...state,
      connections: new Map(),
      current: null,
      status: 'disconnected',
    }))
  return { kit, sent }
}

const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it was given'),
    (error) => error,
  )

const price = (address: Address, price: number) => ({
  address: id(address),
  iconUrl: '',
  name: '',
  price,
  symbol: '',
})

describe('a swap that cannot be verified', () => {
  /** One pool of 1inch's router v6: the calldata names no target token. */
  const unoswap = encodeFunctionData({
    abi: parseAbi([
      'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)',
    ]),
    args: [BigInt(usd), pair.amount, 198n * 10n ** 18n, BigInt(gold)],
  })
  const build = (data: Hex) => ({
    tx: {
      amount: '0',
      data,
      eip155: { gas: '1', gasPrice: '1' },
      from: id(swapper),
      to: id(router),
    },
  })

  test('error: refused before its price is known', async () => {
    answers['convert/build-transaction'] = build(unoswap)
    const { kit, sent } = await setup()
    const error = await fail(getSwapQuote(kit, asked))
    expect(error).toMatchObject({ code: 'SWAP_REFUSED', reason: 'calldata' })
    expect(sent()).toEqual([])
  })

  test('behavior: a service that builds nothing yet leaves the quote', async () => {
    answers['convert/build-transaction'] = new Response('', { status: 400 })
    const { kit } = await setup()
    expect((await getSwapQuote(kit, asked)).toAmount).toBe('200')
  })
})

describe('param: currency', () => {
  const fungibles = [price(usd, 0.92), price(gold, 0.4416), price(native, 1840)]

  test('default', async () => {
    answers['fungible/price'] = { currency: 'eur', fungibles }
    const { kit } = await setup()
    expect(
      await getSwapQuote(kit, { ...asked, currency: 'EUR' }),
    ).toMatchObject({
      currency: 'EUR',
      from: { price: 0.92, worth: '92.00' },
      to: { price: 0.4416, worth: '88.32' },
      priceImpact: 4,
    })
  })

  test('behavior: without a rate, the price impact is still known', async () => {
    answers['fungible/price'] = { fungibles }
    const { kit } = await setup()
    const quote = await getSwapQuote(kit, { ...asked, currency: 'EUR' })
    expect(quote).toMatchObject({ currency: 'EUR', priceImpact: 4 })
    for (const side of [quote.from, quote.to])
      expect(side).toMatchObject({ price: undefined, worth: undefined })
    expect(quote.providerFee.worth).toBeUndefined()
    expect(quote.fees.standard.worth).toBeUndefined()
  })
})

describe('default', () => {
  test('default', async () => {
    answers['fungible/price'] = {
      fungibles: [price(usd, 1), price(gold, 0.48), price(native, 2_000)],
    }
    const { kit } = await setup()
    const quote = await getSwapQuote(kit, asked)
    expect(quote).toMatchObject({
      account: swapper,
      amount: '100',
      caipNetworkId: 'eip155:31337',
      chainId: 31337,
      isApprovalNeeded: true,
      max: '1000000000000000000',
      maxSlippage: '2',
      minimumReceived: '198',
      from: { caipAddress: id(usd), decimals: 6, price: 1, worth: '100.00' },
      to: { caipAddress: id(gold), decimals: 18, price: 0.48, worth: '96.00' },
      // 100 dollars for 200 gold at 48 cents.
      priceImpact: 4,
      priceImpactLevel: 'warn',
      providerFee: { amount: '0.85', worth: '0.85' },
      rate: '2',
      slippage: 1,
      toAmount: '200',
      toAmountShown: '200.000000',
    })
    expect(quote.expiresAt - quote.createdAt).toBe(30_000)
    expect(quote.fees.instant.amount).toBe('0.00000000000045')
    // Plain data, so it can be stored.
    expect(JSON.parse(JSON.stringify(quote))).toMatchObject({ amount: '100' })
    expect(getSwapProblem(quote)).toBeUndefined()
  })

  test('param: slippage', async () => {
    const { kit } = await setup()
    const quote = await getSwapQuote(kit, { ...asked, slippage: 0.5 })
    expect(quote).toMatchObject({ maxSlippage: '1', minimumReceived: '199' })
  })

  test('behavior: returns a quote without prices', async () => {
    answers['fungible/price'] = new Response('', { status: 400 })
    const { kit } = await setup()
    expect(await getSwapQuote(kit, asked)).toMatchObject({
      priceImpact: undefined,
      priceImpactLevel: 'unknown',
    })
  })

  test('behavior: tokens by CAIP-10 and CAIP-19, without a connection', async () => {
    const { kit } = await setup({ isConnected: false })
    const quote = await getSwapQuote(kit, {
      account: swapper.toLowerCase(),
      amount: '100',
      from: `eip155:31337/erc20:${usd}`,
      to: id(gold),
    })
    expect(quote).toMatchObject({ account: swapper, chainId: 31337 })
  })
})

describe('problems of a quote', () => {
  const setBalance = async (balance: string, change: object = {}) => {
    const { kit } = await setup()
    return { ...(await getSwapQuote(kit, asked)), balance, ...change }
  }

  test('error: balance', async () => {
    expect(getSwapProblem(await setBalance('99.999999'))).toMatchObject({
      name: 'InsufficientBalanceError',
    })
    expect(getSwapProblem(await setBalance('100'))).toBeUndefined()
  })

  test('error: native coin does not cover its fee', async () => {
    const quote = await setBalance('100')
    const from = { ...quote.from, address: undefined, decimals: 18 }
    const coin = { ...quote, from }
    expect(getSwapProblem(coin)?.code).toBe('INSUFFICIENT_BALANCE')
    expect(getSwapProblem({ ...coin, balance: '100.1' })).toBeUndefined()
  })

  test('error: price impact until it is accepted', async () => {
    const quote = await setBalance('100', { priceImpact: 15 })
    expect(getSwapProblem(quote)).toMatchObject({
      code: 'PRICE_IMPACT_TOO_HIGH',
      priceImpact: 15,
    })
    expect(getSwapProblem(quote, { acceptPriceImpact: true })).toBeUndefined()
    expect(getSwapProblem({ ...quote, priceImpact: 14.99 })).toBeUndefined()
  })
})

describe('error', () => {
  const quote = (change: object) => ({
    quotes: [
      {
        id: null,
        fromAmount: '100000000',
        fromAccount: id(usd),
        toAmount: '200',
        toAccount: id(gold),
        ...change,
      },
    ],
  })

  test.each([
    ['none', { quotes: [] }, 'INSUFFICIENT_LIQUIDITY'],
    ['nothing', quote({ toAmount: '0' }), 'INSUFFICIENT_LIQUIDITY'],
    ['another amount', quote({ fromAmount: '100000001' }), 'SWAP_REFUSED'],
    ['another source', quote({ fromAccount: id(gold) }), 'SWAP_REFUSED'],
    ['another target', quote({ toAccount: id(usd) }), 'SWAP_REFUSED'],
    [
      'another network',
      quote({ toAccount: `eip155:1:${gold}` }),
      'SWAP_REFUSED',
    ],
    ['half a unit', quote({ toAmount: '1.5' }), 'RESPONSE_INVALID'],
    ['less than nothing', quote({ toAmount: '-1' }), 'RESPONSE_INVALID'],
    [
      'a refusal',
      Response.json(
        {
          reasons: [{ name: 'x', description: 'Insufficient liquidity here' }],
        },
        { status: 400 },
      ),
      'INSUFFICIENT_LIQUIDITY',
    ],
    [
      'another refusal',
      Response.json(
        { reasons: [{ name: 'x', description: 'insufficient balance' }] },
        { status: 400 },
      ),
      'INSUFFICIENT_BALANCE',
    ],
  ])('error: the service quotes %s', async (_name, answer, code) => {
    answers['convert/quotes'] = answer
    const { kit } = await setup()
    expect(await fail(getSwapQuote(kit, asked))).toMatchObject({ code })
  })

  test.each([
    ['0', 'AMOUNT_ZERO'],
    ['', 'INVALID_AMOUNT'],
    ['1.0000001', 'TOO_MANY_DECIMALS'],
    ['-1', 'INVALID_AMOUNT'],
  ])('error: amount "%s"', async (amount, code) => {
    const { kit } = await setup()
    expect(await fail(getSwapQuote(kit, { ...asked, amount }))).toMatchObject({
      code,
    })
  })

  test.each([
    ['the same token', { to: id(usd).toLowerCase() }, 'SAME_TOKEN'],
    [
      'two networks',
      { from: id(usd), to: `eip155:1:${gold}` },
      'INVALID_TOKEN',
    ],
    ['too much slippage', { slippage: 6 }, 'INVALID_SLIPPAGE'],
    ['no token', { to: `0x${'0'.repeat(39)}1` }, 'INVALID_TOKEN'],
    ['a chain without swaps', { chainId: 5, to: gold }, 'SWAP_UNSUPPORTED'],
    ['a chain the app lacks', { chainId: 1, to: gold }, 'CHAIN_NOT_SUPPORTED'],
    ['Solana', { chainId: solana }, 'SWAP_UNSUPPORTED'],
    ['a token of Solana', { to: `${solana}:abc` }, 'SWAP_UNSUPPORTED'],
  ])('error: %s', async (_name, change, code) => {
    const { kit } = await setup()
    const error = await fail(getSwapQuote(kit, { ...asked, ...change }))
    expect(error).toMatchObject({ code })
    if (code === 'SWAP_UNSUPPORTED')
      expect(error.message).toBe('Network not supported for Swaps')
  })

  test('error: the API does not serve the network', async () => {
    answers['supported-chains'] = { http: ['eip155:1'], ws: [] }
    const { kit } = await setup()
    expect((await fail(getSwapQuote(kit, asked))).code).toMatch(/_UNSUPPORTED$/)
    expect((await fail(getGasPrices(kit))).message).toBe(
      'Network not supported for Gas Price',
    )
    expect(await getSwapTokens(kit)).toMatchObject({
      isSupported: false,
      tokens: [],
    })
  })

  test('error: not connected', async () => {
    const { kit } = await setup({ isConnected: false })
    const message = 'CaipNetwork or CaipAddress is undefined'
    for (const run of [
      () => getSwapQuote(kit, asked),
      () => swap(kit, asked),
      () => getSwapTokens(kit),
      () => getGasPrices(kit),
    ])
      expect(await fail(run())).toMatchObject({
        code: 'CAIP_UNDEFINED',
        message,
      })
  })

  test('error: decimals of the quote differ from the chain', async () => {
    const { kit, sent } = await setup()
    const quote = await getSwapQuote(kit, asked)
    for (const side of ['from', 'to'] as const) {
      const changed = { ...quote, [side]: { ...quote[side], decimals: 7 } }
      expect(await fail(swap(kit, { quote: changed }))).toMatchObject({
        code: 'SWAP_REFUSED',
        reason: 'quote',
      })
    }
    expect(sent()).toEqual([])
  })

  test('error: account of the quote is not connected', async () => {
    const { kit } = await setup()
    const quote = await getSwapQuote(kit, { ...asked, account: router })
    expect(await fail(swap(kit, { quote }))).toMatchObject({
      code: 'NOT_CONNECTED',
    })
  })
})
