import { encodeFunctionData, maxUint256 } from 'viem'
import { expect, test, vi } from 'vitest'
import {
  buildGenuine,
  createSwapFetch,
  createSwapNode,
  places,
  routerAbi,
} from '../../test/setup/chain/createSwapNode.js'
import { createSwapKit, swapper } from '../../test/setup/kit/createSwapKit.js'
import { getSwapQuote } from './getSwapQuote.js'
import { swap } from './swap.js'

const { native, router, usd, wrapped } = places
const time = 1_700_000_000n
const asked = { amount: '1', from: native, to: usd }
const units = 10n ** 18n

/** Quotes 2,000 dollars, and builds a swap for at least 1,900. */
async function setup(parameters: { code?: string; minimum?: bigint } = {}) {
  const { code, minimum = 1_900_000_000n } = parameters
  const deadline = time + 600n
  const built = buildGenuine({ ...asked, amount: units, deadline })
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactETHForTokens',
    args: [minimum, [wrapped, usd], swapper, deadline],
  })
  vi.stubGlobal(
    'fetch',
    createSwapFetch(() => ({
      ...asked,
      ...built,
      amount: units,
      swap: { ...built.swap, data },
    })),
  )
  const node = createSwapNode({ allowance: () => maxUint256, time })
  let refuse = () => {}
  const { kit, sent } = await createSwapKit({
    api: 'http://service.localhost',
    router,
    rpc: async (call) => {
      if (call.method === 'eth_getCode') return code
      if (!code || call.method !== 'eth_call') return node.rpc(call)
      const [{ data, to }] = call.params as [{ data: string; to: string }]
      // Answers the simulation of a swap, but not the query for the wrapped
      // coin.
      return to === router && data.length > 10 ? '0x' : node.rpc(call)
    },
    url: 'http://node.localhost',
    intercept: () =>
      new Promise((_, reject) => {
        refuse = () => reject({ code: 4001, message: 'no' })
      }),
  })
  const quote = await getSwapQuote(kit, asked)
  expect(quote).toMatchObject({ minimumReceived: '1980', toAmount: '2000' })
  const start = (parameters: Partial<swap.Parameters>) =>
    swap(kit, { quote, ...parameters } as swap.Parameters).then(
      () => expect.unreachable('the wallet refuses everything'),
      (error) => error,
    )
  return { quote, refuse: () => refuse(), sent, start }
}

test('error: minimum of the quote does not match its slippage', async () => {
  const { quote, sent, start } = await setup()
  for (const change of [{ slippage: 5 }, { toAmount: '1930' }]) {
    const error = await start({ quote: { ...quote, ...change } })
    expect(error).toMatchObject({ code: 'SWAP_REFUSED', reason: 'quote' })
  }
  expect(sent()).toEqual([])
})

test('behavior: changes to the quote after the call have no effect', async () => {
  const { quote, sent, start } = await setup()
  const given = { ...quote, from: { ...quote.from } }
  const end = start({ quote: given })
  Object.assign(given, { minimumReceived: '1900', slippage: 5 })
  expect(await end).toMatchObject({ code: 'SWAP_REFUSED', reason: 'minimum' })
  expect(sent()).toEqual([])
})

test('behavior: accepts a proxy of a state library as a quote', async () => {
  const { quote, refuse, sent, start } = await setup({
    minimum: 1_980_000_000n,
  })
  const end = start({ quote: new Proxy(quote, {}) })
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  refuse()
  expect(await end).toMatchObject({ code: 4001 })
})

test.each([
  ['nothing', {}],
  ['no fees', { fees: undefined }],
  ['an amount that is none', { amount: '1,5' }],
  ['a slippage that is none', { slippage: '1e2' }],
])('error: %s, nothing was sent', async (_, change) => {
  const { quote, sent, start } = await setup()
  const isWhole = Object.keys(change).length > 0
  const error = await start({
    quote: (isWhole ? { ...quote, ...change } : {}) as typeof quote,
  })
  expect(error).toMatchObject({ sentToNetwork: 'no' })
  expect(sent()).toEqual([])
})

test('param: signal, one of two callers aborts', async () => {
  const { refuse, sent, start } = await setup({ minimum: 1_980_000_000n })
  const controller = new AbortController()
  const stays = start({})
  const leaves = start({ signal: controller.signal })
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  controller.abort()
  // It continues for the other caller, so the outcome is unknown.
  expect(await leaves).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  refuse()
  expect(await stays).toMatchObject({ code: 4001 })
})

test('param: signal, already aborted', async () => {
  const { sent, start } = await setup()
  const error = await start({ signal: AbortSignal.abort() })
  expect(error).toMatchObject({ code: 'ABORTED', sentToNetwork: 'no' })
  expect(sent()).toEqual([])
})

test('error: trusted address without a contract', async () => {
  const { sent, start } = await setup({ code: '0x', minimum: 1_980_000_000n })
  const error = await start({})
  expect(error).toMatchObject({ code: 'SWAP_REFUSED', reason: 'router' })
  expect(sent()).toEqual([])
})

test('behavior: contract that returns nothing', async () => {
  const { refuse, sent, start } = await setup({
    code: '0x60',
    minimum: 1_980_000_000n,
  })
  const end = start({})
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  refuse()
  expect(await end).toMatchObject({ code: 4001 })
})
