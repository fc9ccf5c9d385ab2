import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
  type TransactionReceipt,
} from 'viem'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { listSteps } from '../../test/setup/chain/listSteps.js'
import { createEvmClient } from '../../test/setup/kit/createEvmKit.js'
import { createSwapKit, swapper } from '../../test/setup/kit/createSwapKit.js'
import { findOpenSwap } from '../modal/swap/findOpenSwap.js'
import { getSendStatus } from './getSendStatus.js'
import { getSwapQuote } from './getSwapQuote.js'
import { getSwapTokens } from './getSwapTokens.js'
import { swap } from './swap.js'

const operator = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function deposit() payable',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
])

let services: Awaited<ReturnType<typeof startServices>>
let client: ReturnType<typeof createEvmClient>
let snapshot: Hex

beforeAll(async () => {
  services = await startServices({
    ports: 'free',
  })
  client = createEvmClient(services.chain.rpcUrl)
  const { gold, tether, usd } = services.contracts
  await move(usd, parseUnits('100000', 6))
  await move(tether, parseUnits('100000', 6))
  await move(gold, parseEther('1000'))
  snapshot = await client.snapshot()
}, 60_000)

afterAll(() => services?.stop())

beforeEach(async () => {
  await client.revert({ id: snapshot })
  snapshot = await client.snapshot()
})

type Intercept = NonNullable<createSwapKit.Parameters['intercept']>

const setup = (parameters: Partial<createSwapKit.Parameters> = {}) =>
  createSwapKit({
    api: services.urls.api,
    router: services.contracts.router,
    url: services.chain.rpcUrl,
    ...parameters,
    intercept: (request, send) =>
      (parameters.intercept ?? pass)(request, (request) =>
        send(withGas(request)),
      ),
  })

const pass: Intercept = (request, send) => send(request)

/**
 * Adds gas above the estimate, as wallets do. A pool that was used in the same
 * second needs less gas than one a second later.
 */
function withGas(request: Parameters<Intercept>[0]) {
  if (request.method !== 'eth_sendTransaction') return request
  const [transaction] = request.params as [object]
  const gas = numberToHex(290_000n)
  return { ...request, params: [{ ...transaction, gas }] }
}

function move(token: Address, amount: bigint) {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [swapper, amount],
  })
  return post({ from: operator, to: token, data })
}

/** Sends through the node, which holds the keys. */
async function post(request: { from: Address; to: Address; data: Hex }) {
  const hash = await client.request({
    method: 'eth_sendTransaction',
    params: [{ ...request, gas: numberToHex(500_000n) }],
  } as never)
  const receipt = await client.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
}

const has = (token: Address | undefined, address: Address = swapper) =>
  token
    ? client.readContract({
        abi: erc20Abi,
        address: token,
        functionName: 'balanceOf',
        args: [address],
      })
    : client.getBalance({ address })

const allowed = (token: Address) =>
  client.readContract({
    abi: erc20Abi,
    address: token,
    functionName: 'allowance',
    args: [swapper, services.contracts.router],
  })

const approve = (token: Address, amount: bigint) =>
  post({
    from: swapper,
    to: token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [services.contracts.router, amount],
    }),
  })

/** Another account trades before the swap, so that it yields less. */
async function movePool(path: readonly Address[], amount: bigint) {
  const { router } = services.contracts
  const args = [amount, 0n, path, operator, maxUint256] as const
  const functionName = 'swapExactTokensForTokens'
  const data = encodeFunctionData({ abi: routerAbi, functionName, args })
  await post({ from: operator, to: router, data })
}

const out = async (path: readonly Address[], amount: bigint) => {
  const amounts = await client.readContract({
    abi: routerAbi,
    address: services.contracts.router,
    functionName: 'getAmountsOut',
    args: [amount, path],
  })
  return amounts.at(-1) ?? 0n
}

const cost = ({ effectiveGasPrice, gasUsed }: TransactionReceipt) =>
  effectiveGasPrice * gasUsed

const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it was swapped'),
    (error) => error,
  )

describe('default', () => {
  test('default: native coin for a token', async () => {
    const { usd, weth } = services.contracts
    const { kit, sent, storage } = await setup()
    const amount = parseEther('1.5')
    const expected = await out([weth, usd], amount)
    const before = [await has(undefined), await has(usd)] as const
    const quote = await getSwapQuote(kit, {
      amount: '1.5',
      from: 'native',
      to: usd,
    })
    expect(quote).toMatchObject({
      account: swapper,
      amount: '1.5',
      caipNetworkId: 'eip155:31337',
      isApprovalNeeded: false,
      priceImpactLevel: 'none',
      slippage: 1,
      to: { decimals: 6 },
    })
    expect(parseUnits(quote.toAmount, 6)).toBe(expected)
    const minimum = parseUnits(quote.minimumReceived, 6)
    expect(minimum).toBe((expected * 99n) / 100n)
    const onStep = vi.fn()
    const { hash, receipt } = await swap(kit, { onStep, quote })
    expect(receipt.status).toBe('success')
    expect((await has(usd)) - before[1]).toBe(expected)
    expect(before[0] - (await has(undefined))).toBe(amount + cost(receipt))
    expect(listSteps(onStep)).toEqual([
      {
        ...{ step: 'swapping', hash: undefined, approvalHash: undefined },
        sentToNetwork: 'unknown',
      },
      {
        ...{ step: 'confirming', hash, approvalHash: undefined },
        sentToNetwork: 'unknown',
      },
      {
        ...{ step: 'confirmed', hash, approvalHash: undefined },
        sentToNetwork: 'yes',
      },
    ])
    expect(sent()).toHaveLength(1)
    expect([...storage.keys()]).toEqual([])
  })

  test('default: token for a token, approve then swap', async () => {
    const { gold, usd, router } = services.contracts
    const { kit, sent } = await setup()
    const amount = parseUnits('4000', 6)
    const expected = await out([usd, gold], amount)
    const before = [await has(usd), await has(gold)] as const
    const quote = await getSwapQuote(kit, {
      amount: '4000',
      from: usd,
      to: gold,
    })
    expect(quote.isApprovalNeeded).toBe(true)
    const onStep = vi.fn()
    const { approvalHash, hash } = await swap(kit, { onStep, quote })
    expect(before[0] - (await has(usd))).toBe(amount)
    expect((await has(gold)) - before[1]).toBe(expected)
    expect(expected).toBeGreaterThanOrEqual(parseEther(quote.minimumReceived))
    // Exactly the amount was approved, so nothing is left.
    expect(await allowed(usd)).toBe(0n)
    expect(sent()[0]?.params).toMatchObject([
      {
        to: usd,
        value: '0x0',
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'approve',
          args: [router, amount],
        }),
      },
    ])
    expect(listSteps(onStep).map(({ step }) => step)).toEqual([
      ...['approving', 'approving', 'approving'],
      ...['swapping', 'confirming', 'confirmed'],
    ])
    expect(onStep.mock.lastCall).toEqual([
      { step: 'confirmed', hash, approvalHash, sentToNetwork: 'yes' },
    ])
  })

  test('default: token for the native coin, through two pools', async () => {
    const { gold, usd, weth } = services.contracts
    const { kit } = await setup()
    const amount = parseEther('10')
    const expected = await out([gold, usd, weth], amount)
    const before = await has(undefined)
    const { approvalHash, receipt } = await swap(kit, {
      amount: '10',
      from: gold,
      to: 'native',
    })
    const approval = await client.getTransactionReceipt({
      hash: approvalHash as Hex,
    })
    const paid = cost(approval) + cost(receipt)
    expect((await has(undefined)) - before).toBe(expected - paid)
    expect(await has(gold)).toBe(parseEther('990'))
  })

  test('behavior: token whose approve returns nothing', async () => {
    const { tether, usd } = services.contracts
    const { kit, sent } = await setup()
    const before = await has(usd)
    const expected = await out([tether, usd], parseUnits('50', 6))
    await swap(kit, { amount: '50', from: tether, to: usd })
    expect((await has(usd)) - before).toBe(expected)
    expect(await allowed(tether)).toBe(0n)
    expect(sent()).toHaveLength(2)
  })

  test('behavior: sets the allowance to zero first if the token requires it', async () => {
    const { router, tether, usd } = services.contracts
    await approve(tether, 7n)
    const { kit, sent } = await setup()
    await swap(kit, { amount: '50', from: tether, to: usd })
    const approvals = sent()
      .slice(0, 2)
      .map(({ params }) => (params as [{ data: Hex }])[0].data)
    expect(approvals).toEqual(
      [0n, parseUnits('50', 6)].map((amount) =>
        encodeFunctionData({
          abi: erc20Abi,
          functionName: 'approve',
          args: [router, amount],
        }),
      ),
    )
    expect(sent()).toHaveLength(3)
    expect(await allowed(tether)).toBe(0n)
  })

  test('behavior: does not reset the allowance of another token', async () => {
    const { gold, usd } = services.contracts
    await approve(usd, 7n)
    const { kit, sent } = await setup()
    await swap(kit, { amount: '50', from: usd, to: gold })
    expect(sent()).toHaveLength(2)
  })

  test('behavior: does not approve again what is already allowed', async () => {
    const { gold, usd } = services.contracts
    await approve(usd, parseUnits('50', 6))
    const { kit, sent } = await setup()
    const onStep = vi.fn()
    await swap(kit, { amount: '50', from: usd, onStep, to: gold })
    expect(sent()).toHaveLength(1)
    expect(onStep.mock.calls[0]?.[0].step).toBe('quoting')
  })

  test('behavior: swapping all of the native coin leaves the gas', async () => {
    const { usd } = services.contracts
    await client.setBalance({ address: swapper, value: parseEther('2') })
    const { kit } = await setup()
    const first = await getSwapQuote(kit, {
      amount: '1',
      from: 'native',
      to: usd,
    })
    const max = first.max as string
    await swap(kit, { amount: max, from: 'native', to: usd })
    const left = await has(undefined)
    expect(left).toBeLessThan(parseEther('2') - parseEther(max))
    expect(parseEther(max)).toBeGreaterThan(parseEther('1.9'))
  })
})

describe('moving pool', () => {
  test('error: beyond the slippage, before the wallet is asked', async () => {
    const { gold, usd } = services.contracts
    const { kit, sent } = await setup()
    await approve(usd, parseUnits('4000', 6))
    const before = [await has(usd), await has(gold), await has(undefined)]
    const quote = await getSwapQuote(kit, {
      amount: '4000',
      from: usd,
      to: gold,
    })
    await movePool([usd, gold], parseUnits('100000', 6))
    const error = await fail(swap(kit, { quote }))
    expect(error).toMatchObject({
      code: 'SWAP_REFUSED',
      reason: 'minimum',
      sentToNetwork: 'no',
    })
    expect(sent()).toEqual([])
    const after = [await has(usd), await has(gold), await has(undefined)]
    expect(after).toEqual(before)
  })

  test('error: beyond the slippage, before anything is approved', async () => {
    const { gold, usd } = services.contracts
    const { kit, sent } = await setup()
    const quote = await getSwapQuote(kit, {
      amount: '4000',
      from: usd,
      to: gold,
    })
    expect(quote.isApprovalNeeded).toBe(true)
    await movePool([usd, gold], parseUnits('100000', 6))
    expect(await fail(swap(kit, { quote }))).toMatchObject({
      code: 'SWAP_REFUSED',
      reason: 'minimum',
      sentToNetwork: 'no',
    })
    expect(sent()).toEqual([])
    expect(await allowed(usd)).toBe(0n)
  })

  test('behavior: within the slippage, keeps the minimum of the quote', async () => {
    const { gold, usd } = services.contracts
    const { kit, sent } = await setup()
    const quote = await getSwapQuote(kit, {
      amount: '4000',
      from: usd,
      to: gold,
    })
    await movePool([usd, gold], parseUnits('8000', 6))
    const before = await has(gold)
    await swap(kit, { quote })
    const got = (await has(gold)) - before
    expect(got).toBeLessThan(parseEther(quote.toAmount))
    expect(got).toBeGreaterThanOrEqual(parseEther(quote.minimumReceived))
    expect(sent()).toHaveLength(2)
  })

  test('error: moves between the build and the simulation', async () => {
    const { usd, weth } = services.contracts
    let isBuilt = false
    const { kit, sent } = await setup({
      async rpc(call, send) {
        const [request] = (call.params ?? []) as [{ value?: string }?]
        if (!isBuilt && call.method === 'eth_call' && request?.value) {
          isBuilt = true
          await movePool([weth, usd], parseEther('100'))
        }
        return send(call)
      },
    })
    const to = usd
    await wrap(parseEther('100'))
    const error = await fail(swap(kit, { amount: '1', from: 'native', to }))
    expect(isBuilt).toBe(true)
    expect(error).toMatchObject({ code: 'SWAP_REFUSED', reason: 'moved' })
    expect(sent()).toEqual([])
  })

  test('error: reverts after the wallet was asked, only the fee is lost', async () => {
    const { usd, weth } = services.contracts
    await wrap(parseEther('100'))
    const { kit, sent, storage } = await setup({
      async intercept(request, send) {
        if (request.method !== 'eth_sendTransaction') return send(request)
        await movePool([weth, usd], parseEther('100'))
        return send(request)
      },
    })
    const before = [await has(undefined), await has(usd)] as const
    const error = await fail(
      swap(kit, { amount: '1', from: 'native', to: usd }),
    )
    expect(error).toMatchObject({
      code: 'TRANSACTION_REVERTED',
      sentToNetwork: 'yes',
    })
    const hash = error.details as Hex
    const receipt = await client.getTransactionReceipt({ hash })
    expect(before[0] - (await has(undefined))).toBe(cost(receipt))
    expect(await has(usd)).toBe(before[1])
    expect(sent()).toHaveLength(1)
    expect([...storage.keys()]).toEqual([])
  })

  /** Wraps coins for the account that moves the pool of the native coin. */
  async function wrap(amount: bigint) {
    const { router, weth } = services.contracts
    const hash = await client.request({
      method: 'eth_sendTransaction',
      params: [
        {
          data: encodeFunctionData({ abi: routerAbi, functionName: 'deposit' }),
          from: operator,
          to: weth,
          value: numberToHex(amount),
        },
      ],
    } as never)
    await client.waitForTransactionReceipt({ hash })
    await post({
      from: operator,
      to: weth,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [router, maxUint256],
      }),
    })
  }
})

describe('sent at most once', () => {
  test('behavior: an identical swap shares the one in flight', async () => {
    const { gold, usd } = services.contracts
    const { kit, sent } = await setup()
    const quote = await getSwapQuote(kit, {
      amount: '50',
      from: usd,
      to: gold,
    })
    const [a, b] = await Promise.all([
      swap(kit, { quote }),
      swap(kit, { quote }),
    ])
    expect(a.hash).toBe(b.hash)
    expect(sent()).toHaveLength(2)
  })

  test('behavior: a lost answer that landed is the result of the next call', async () => {
    const { usd } = services.contracts
    const storage = new Map<string, string>()
    // The page closes while the wallet has the request.
    const first = await setup({
      storage,
      async intercept(request, send) {
        const answer = await send(request)
        if (request.method !== 'eth_sendTransaction') return answer
        return new Promise(() => {})
      },
    })
    const before = await has(usd)
    const asked = { amount: '1', from: 'native', to: usd }
    swap(first.kit, asked).catch(() => {})
    await vi.waitFor(async () => expect(await has(usd)).toBeGreaterThan(before))
    const after = await has(usd)
    expect(storage.size).toBe(1)
    const again = await setup({ storage })
    const open = findOpenSwap(again.kit, { address: swapper.toLowerCase() })
    expect(open?.label).toEqual({ amount: '1', from: 'ETH', to: 'USDL' })
    expect(
      await getSendStatus(again.kit, { sendId: open?.id ?? '' }),
    ).toMatchObject({ status: 'landed' })
    // Later, so that a new swap would have other bytes.
    await client.increaseTime({ seconds: 30 })
    await client.mine({ blocks: 1 })
    const { receipt } = await swap(again.kit, asked)
    expect(receipt.status).toBe('success')
    expect(again.sent()).toEqual([])
    expect(await has(usd)).toBe(after)
    expect(storage.size).toBe(0)
  })

  test('behavior: a spent approval does not count as a new one', async () => {
    const { gold, usd } = services.contracts
    const storage = new Map<string, string>()
    // The page closes while the wallet has the approval.
    const first = await setup({
      storage,
      async intercept(request, send) {
        const answer = await send(request)
        if (request.method !== 'eth_sendTransaction') return answer
        return new Promise(() => {})
      },
    })
    const asked = { amount: '50', from: usd, to: gold }
    swap(first.kit, asked).catch(() => {})
    await vi.waitFor(
      async () => expect(await allowed(usd)).toBe(parseUnits('50', 6)),
      { timeout: 5_000 },
    )
    const again = await setup({ storage })
    // An approval is not a swap.
    expect(storage.size).toBe(1)
    expect(findOpenSwap(again.kit, { address: swapper })).toBe(undefined)
    // The first swap uses the earlier allowance, the second needs a new one.
    await swap(again.kit, asked)
    expect(again.sent()).toHaveLength(1)
    expect(await allowed(usd)).toBe(0n)
    await swap(again.kit, asked)
    expect(again.sent()).toHaveLength(3)
    expect(await allowed(usd)).toBe(0n)
    expect(storage.size).toBe(0)
  })

  describe('earlier swap that was not seen', () => {
    const asked = (): { amount: string; from: string; to: Address } => ({
      amount: '1',
      from: 'native',
      to: services.contracts.usd,
    })
    const toRequest = (call: { params?: unknown } | undefined) =>
      ((call?.params ?? []) as [{ data: Hex; nonce?: Hex }])[0]

    /** The page closes before the wallet has done anything. */
    async function leaveOpen() {
      const storage = new Map<string, string>()
      const first = await setup({
        storage,
        intercept: (request, send) =>
          request.method === 'eth_sendTransaction'
            ? new Promise(() => {})
            : send(request),
      })
      swap(first.kit, asked()).catch(() => {})
      await vi.waitFor(() => expect(first.sent()).toHaveLength(1))
      // Later, so that a new swap would have other bytes.
      await client.increaseTime({ seconds: 30 })
      await client.mine({ blocks: 1 })
      return { data: toRequest(first.sent()[0]).data, storage }
    }

    test('error: may still land', async () => {
      const { storage } = await leaveOpen()
      vi.useFakeTimers({ toFake: ['Date'] })
      const { kit, sent } = await setup({
        storage,
        rpc: async (call, send) => {
          if (call.method === 'eth_getTransactionCount')
            vi.setSystemTime(Date.now() + 4_000)
          return send(call)
        },
      })
      const error = await fail(swap(kit, asked()))
      vi.useRealTimers()
      expect(error.code).toBe('TRANSACTION_UNKNOWN')
      expect(sent()).toEqual([])
      expect(storage.size).toBe(1)
    })

    test('param: resend, sends the same bytes with the same nonce', async () => {
      const { data, storage } = await leaveOpen()
      const { kit, sent } = await setup({ storage })
      const nonce = await client.getTransactionCount({ address: swapper })
      await swap(kit, { ...asked(), resend: true })
      expect(sent()).toHaveLength(1)
      expect(toRequest(sent()[0])).toMatchObject({
        data,
        nonce: numberToHex(nonce),
      })
      expect(storage.size).toBe(0)
    })

    test('error: guarantees less than what is shown now', async () => {
      const { storage } = await leaveOpen()
      const { router, usd, weth } = services.contracts
      // Dollars are sold, so that the coin is worth more of them.
      await movePool([usd, weth], parseUnits('50000', 6))
      const { kit, sent } = await setup({ router, storage })
      const error = await fail(swap(kit, { ...asked(), resend: true }))
      expect(error.code).toBe('TRANSACTION_UNKNOWN')
      expect(
        error.walk((cause: { reason?: string }) => cause.reason === 'minimum'),
      ).not.toBeNull()
      expect(sent()).toEqual([])
    })

    test('behavior: removed after its deadline', async () => {
      const { data, storage } = await leaveOpen()
      const { kit, sent } = await setup({ storage })
      const { id: sendId = '' } = findOpenSwap(kit, { address: swapper }) ?? {}
      const look = () => getSendStatus(kit, { sendId })
      expect(await look()).toMatchObject({ status: 'unknown' })
      await client.increaseTime({ seconds: 1_300 })
      await client.mine({ blocks: 1 })
      expect(await look()).toMatchObject({ status: 'notSent' })
      await swap(kit, asked())
      expect(sent()).toHaveLength(1)
      expect(toRequest(sent()[0]).data).not.toBe(data)
      expect(storage.size).toBe(0)
    })

    test('param: resend, after another transaction used its nonce', async () => {
      const { data, storage } = await leaveOpen()
      await approve(services.contracts.usd, 0n)
      const { kit, sent } = await setup({ storage })
      await swap(kit, { ...asked(), resend: true })
      expect(sent()).toHaveLength(1)
      expect(toRequest(sent()[0]).data).not.toBe(data)
      expect(storage.size).toBe(0)
    })

    test('behavior: does not affect another swap', async () => {
      const { storage } = await leaveOpen()
      const { kit, sent } = await setup({ storage })
      await swap(kit, { ...asked(), amount: '1.1' })
      expect(sent()).toHaveLength(1)
      expect(storage.size).toBe(1)
    })
  })

  test('error: declined by the user', async () => {
    const { usd } = services.contracts
    const { kit, storage } = await setup({
      async intercept(request, send) {
        if (request.method !== 'eth_sendTransaction') return send(request)
        throw { code: 4001, message: 'no' }
      },
    })
    const error = await fail(
      swap(kit, { amount: '1', from: 'native', to: usd }),
    )
    expect(error).toMatchObject({ code: 4001 })
    expect(storage.size).toBe(0)
  })
})

describe('swaps that are not possible', () => {
  test('error: no liquidity differs from no balance', async () => {
    const { usd } = services.contracts
    const { kit } = await setup()
    const from = 'native'
    expect(
      await fail(getSwapQuote(kit, { amount: '900000000', from, to: usd })),
    ).toMatchObject({ code: 'INSUFFICIENT_LIQUIDITY' })
    await client.setBalance({ address: swapper, value: parseEther('1') })
    expect(await fail(swap(kit, { amount: '2', from, to: usd }))).toMatchObject(
      { code: 'INSUFFICIENT_BALANCE' },
    )
  })

  test('error: high price impact until it is accepted', async () => {
    const { usd } = services.contracts
    const { kit, sent } = await setup()
    const asked = { amount: '500', from: 'native', to: usd }
    const quote = await getSwapQuote(kit, asked)
    expect(quote.priceImpact).toBeGreaterThanOrEqual(15)
    expect(await fail(swap(kit, { quote }))).toMatchObject({
      code: 'PRICE_IMPACT_TOO_HIGH',
    })
    expect(sent()).toEqual([])
    await swap(kit, { acceptPriceImpact: true, quote })
    expect(sent()).toHaveLength(1)
  })

  test('error: router that is not allowed', async () => {
    const { gold, usd } = services.contracts
    const { kit, sent } = await setup({ router: undefined })
    for (const [from, reason] of [
      ['native', 'router'],
      [usd, 'spender'],
    ] as const)
      expect(
        await fail(swap(kit, { amount: '1', from, to: gold })),
      ).toMatchObject({ code: 'SWAP_REFUSED', reason })
    expect(sent()).toEqual([])
  })
})

test('behavior: list has balances, suggestions first', async () => {
  const { gold } = services.contracts
  const { kit } = await setup()
  const { isSupported, tokens } = await getSwapTokens(kit)
  expect(isSupported).toBe(true)
  expect(tokens[0]).toMatchObject({ isSuggested: true, symbol: 'ETH' })
  expect(Number(tokens[0]?.balance)).toBeGreaterThan(0)
  const row = tokens.find(({ address }) =>
    address.toLowerCase().endsWith(gold.toLowerCase()),
  )
  expect(row).toMatchObject({ balance: '1000', isSuggested: false })
})
