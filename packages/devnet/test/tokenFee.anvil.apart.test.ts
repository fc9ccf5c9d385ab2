import {
  type Address,
  createTestClient,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  publicActions,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { HostError } from '../../../src/frame/host/HostError.js'
import { createWalletPage } from '../../../test/setup/frame/createWalletPage.js'
import { createRpc, type Rpc } from '../../wallet/src/node/createRpc.js'
import { prepareOperationCalls } from '../../wallet/src/requests/calls/prepareOperationCalls.js'
import { encodeExecute } from '../../wallet/src/requests/smartAccount/encodeExecute.js'
import { inEnglish } from '../../wallet/src/ui/language/createLanguage.js'
import { setupServices } from './setupServices.js'

// A process of its own: it starts chains.
const { get } = setupServices()
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const operator = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const client = () =>
  createTestClient({
    cacheTime: 0,
    mode: 'anvil',
    transport: http(get().chain.rpcUrl),
  }).extend(publicActions)

const usd = () => get().tokens.usd.address as Address

/** A wallet page on the real services: 1,000 dollars, and no coin. */
async function setup(
  parameters: { coins?: bigint; intercept?: (rpc: Rpc) => Rpc } = {},
) {
  const { coins = 0n, intercept = (rpc) => rpc } = parameters
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await get().control.fund(address)
  await client().setBalance({ address, value: coins })
  await client().impersonateAccount({ address })
  const { bundler, paymaster } = get().urls
  const page = createWalletPage({
    bundlerUrls: [bundler],
    hasSmartAccounts: true,
    key,
    paymasters: [new URL(paymaster).origin],
    rpcUrls: get().chains.map(({ rpcUrl }) => [rpcUrl]),
    rpc: intercept(createRpc()),
  })
  async function send(
    calls: readonly object[],
    { token = usd() as unknown, ...more }: Record<string, unknown> = {},
  ) {
    const paymasterService = { url: paymaster, context: { token }, ...more }
    const { id } = (await page.request('wallet_sendCalls', [
      {
        ...{ calls, chainId: '0x7a69', version: '2.0.0' },
        capabilities: { paymasterService },
      },
    ])) as { id: string }
    for (;;) {
      const answer = (await page.request('wallet_getCallsStatus', [id])) as {
        status: number
      }
      if (answer.status !== 100) return answer
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const has = (owner: Address = address, token = usd()) =>
    client().readContract({
      ...{ abi: erc20Abi, address: token, args: [owner] },
      functionName: 'balanceOf',
    })
  const allows = (spender: Address, token = usd()) =>
    client().readContract({
      ...{ abi: erc20Abi, address: token, args: [address, spender] },
      functionName: 'allowance',
    })
  /** The most that a card allows the paymaster to take, as it shows it. */
  const shown = (card = page.cards.at(-1)) => {
    const row = card?.rows.find(({ testId }) => testId === 'token-fee')
    // Rounded up in `value`.
    return { row, most: /^[\d.]+/.exec(row?.exact ?? '')?.[0] ?? '' }
  }
  return { address, allows, has, page, send, shown }
}

const pay = (amount: bigint, token = usd()) => ({
  to: token,
  data: encodeFunctionData({
    ...{ abi: erc20Abi, args: [bob, amount], functionName: 'transfer' },
  }),
})

const approve = (spender: Address, amount: bigint) => ({
  to: usd(),
  data: encodeFunctionData({
    ...{ abi: erc20Abi, args: [spender, amount], functionName: 'approve' },
  }),
})

const toUnits = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

/** Answers a method in place of the services. */
const answering =
  (
    method: string,
    answer: (ask: () => Promise<never>, params: never[]) => unknown,
  ) =>
  (rpc: Rpc): Rpc =>
  async (chain, asked, params) => {
    const ask = () => rpc(chain, asked, params) as Promise<never>
    return asked === method ? answer(ask, params as never[]) : ask()
  }

/** What the signed operation calls. */
function readSigned(page: { signed: { kind: string; value: unknown }[] }) {
  const one = page.signed.find(({ kind }) => kind === 'signTypedData')
  const { message } = (one?.value ?? {}) as {
    message: { callData: Hex; paymasterAndData: Hex }
  }
  return message
}

/** The paymaster that an operation names. */
const toPaymaster = ({ paymasterAndData }: { paymasterAndData: Hex }) =>
  paymasterAndData.slice(0, 42) as Address

const withoutQuotes = answering('pimlico_getTokenQuotes', async () => {
  throw new HostError({ code: -32601, message: 'Method not found' })
})

describe('gas paid in a token', () => {
  test('default: an account without a coin pays its gas in dollars', async () => {
    const { address, allows, has, page, send, shown } = await setup()
    expect(await send([pay(5_000_000n)])).toMatchObject({ status: 200 })
    const [card] = page.cards
    expect(card).toMatchObject({ action: 'Send', amount: '5 USDL' })
    const { most, row } = shown()
    expect(row).toMatchObject({
      label: 'Network fee',
      note: 'paid to “Local sponsor”',
      value: expect.stringMatching(/^at most \d+\.\d+ USDL$/),
    })
    expect(card?.rows).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'address', label: 'Fee token', note: 'USDL', value: usd() },
      }),
    )
    // What the paymaster may take is part of what the request says.
    expect(card?.expected?.rows.map(({ label }) => label)).toContain(
      'Spender may take up to',
    )
    expect(card?.expected).not.toHaveProperty('alert')
    // Nobody says that it is free.
    expect(JSON.stringify(card)).not.toContain('Paid by')
    const taken = 995_000_000n - (await has())
    expect(taken).toBeGreaterThan(0n)
    expect(taken).toBeLessThanOrEqual(toUnits(most))
    expect(await client().getBalance({ address })).toBe(0n)
    const message = readSigned(page)
    const paymaster = toPaymaster(message)
    expect(await has(paymaster)).toBeGreaterThanOrEqual(taken)
    // The allowance ends the batch, and is what the card says.
    expect(message.callData).toBe(
      encodeExecute([
        { ...pay(5_000_000n), value: 0n },
        { ...approve(paymaster, toUnits(most)), value: 0n },
      ]),
    )
    expect(await allows(paymaster)).toBe(toUnits(most) - taken)
  })

  test('behavior: the next one replaces what is left of the allowance', async () => {
    const { allows, has, page, send, shown } = await setup()
    await send([pay(1n)])
    const paymaster = toPaymaster(readSigned(page))
    const before = await has()
    expect(await allows(paymaster)).toBeGreaterThan(0n)
    expect(await send([pay(1n)])).toMatchObject({ status: 200 })
    const taken = before - 1n - (await has())
    expect(await allows(paymaster)).toBe(toUnits(shown().most) - taken)
  })

  test('behavior: a token that refuses to replace an allowance', async () => {
    const { address, has, send, shown } = await setup()
    const { address: tether } = get().tokens.tether as { address: Address }
    const held = await has(address, tether)
    await client().impersonateAccount({ address: operator })
    await client().request({
      method: 'eth_sendTransaction',
      params: [
        {
          from: operator,
          to: tether,
          data: encodeFunctionData({
            abi: parseAbi(['function transfer(address to, uint256 value)']),
            args: [address, 50_000_000n],
          }),
        },
      ],
    } as never)
    // The node answers before the block is there.
    await expect
      .poll(() => has(address, tether))
      .toBeGreaterThanOrEqual(held + 50_000_000n)
    const before = await has(address, tether)
    for (const _ of [1, 2])
      expect(await send([pay(1n)], { token: tether })).toMatchObject({
        status: 200,
      })
    expect(shown().row?.value).toMatch(/ USDN$/)
    expect(await has(address, tether)).toBeLessThan(before)
    expect(await has()).toBe(1_000_000_000n - 2n)
  })

  test('param: context.erc20', async () => {
    const { send, shown } = await setup()
    const context = { token: usd(), erc20: usd() }
    expect(await send([pay(1n)], { context })).toMatchObject({ status: 200 })
    expect(shown().row).toBeDefined()
  })

  test('error: context.token is not an address', async () => {
    const { page, send } = await setup()
    for (const token of ['USDL', 5, {}])
      await expect(send([pay(1n)], { token })).rejects.toMatchObject({
        code: -32602,
      })
    expect(page.cards).toEqual([])
  })

  test('behavior: a paymaster without quotes says what it takes', async () => {
    const { has, send, shown } = await setup({ intercept: withoutQuotes })
    expect(await send([pay(1n)])).toMatchObject({ status: 200 })
    const taken = 999_999_999n - (await has())
    expect(taken).toBeGreaterThan(0n)
    expect(taken).toBeLessThanOrEqual(toUnits(shown().most))
  })

  test('behavior: a reverted batch takes what is left of the allowance at most', async () => {
    const { address, has, page, send, shown } = await setup()
    await send([pay(1n)])
    page.state.onCard = async () => {
      await client().setBalance({ address, value: parseEther('1') })
      await client().request({
        method: 'eth_sendTransaction',
        params: [{ from: address, ...pay(990_000_000n) }],
      } as never)
    }
    const before = await has()
    expect(await send([pay(500_000_000n)])).toMatchObject({ status: 500 })
    const taken = before - 990_000_000n - (await has())
    expect(taken).toBeLessThanOrEqual(toUnits(shown().most))
  })

  test('error: too little of the token', async () => {
    const { page, send } = await setup()
    await expect(send([pay(1_000_000_000n)])).rejects.toMatchObject({
      code: -32000,
      message: 'insufficient USDL for the network fee',
    })
    expect(page.cards).toEqual([])
  })

  test('behavior: optional, the account pays coins, and the card says so', async () => {
    const { page, send, shown } = await setup({ coins: parseEther('1') })
    const { address } = get().tokens.weth
    await send([pay(1n)], { optional: true, token: address })
    expect(shown().row).toBeUndefined()
    expect(page.cards[0]?.rows.map(({ label }) => label)).toContain(
      'Fee, at most',
    )
  })

  test('behavior: the fee counts as spent', async () => {
    const { address, page } = await setup()
    const [chain] = page.chains
    const { url, token } = { token: usd(), url: get().urls.paymaster }
    const { spend, view } = await prepareOperationCalls({
      ...{ account: page.account, bundles: page.bundles, chain },
      nonces: page.nonces,
      assertSession: async () => {},
      delegation: 'none',
      origin: 'http://app.localhost',
      params: [],
      request: {
        calls: [{ data: pay(5n).data, to: usd(), value: 0n }],
        id: address,
        paymaster: { context: { token }, isOptional: false, token, url },
      },
      rpc: createRpc(),
      scope: 'test',
      strings: inEnglish.strings,
    })
    const row = view.rows.find(({ testId }) => testId === 'token-fee')
    const [most = ''] = row?.exact?.split(' ') ?? []
    expect(spend).toEqual([
      { asset: 'native', units: 0n },
      { asset: usd(), units: 5n },
      { asset: usd(), units: toUnits(most) },
    ])
  })

  test('behavior: what is shown is what is signed', async () => {
    const { page, send } = await setup()
    await send([pay(1n)])
    const raw = JSON.parse(page.cards[0]?.raw ?? '') as { callData: Hex }
    expect(raw.callData).toBe(readSigned(page).callData)
  })
})

describe('paymasters that lie', () => {
  const refuses = async (
    intercept: (rpc: Rpc) => Rpc,
    message: RegExp,
    calls = [pay(5n)],
  ) => {
    const { has, page, send } = await setup({ intercept })
    await expect(send(calls)).rejects.toMatchObject({
      code: -32000,
      message: expect.stringMatching(message),
    })
    expect(page.cards).toEqual([])
    expect(page.signed).toEqual([])
    expect(await has()).toBe(1_000_000_000n)
  }
  const changing = (method: string, change: (answer: never) => object) =>
    answering(method, async (ask) => {
      const answer = await ask()
      return { ...(answer as object), ...change(answer) }
    })

  test('error: the offer raises the fee', async () => {
    const raise = (answer: { tokenPayment: { maxFee: Hex } }) => ({
      tokenPayment: {
        ...answer.tokenPayment,
        maxFee: toHex(BigInt(answer.tokenPayment.maxFee) * 2n),
      },
    })
    await refuses(changing('pm_getPaymasterData', raise as never), /raised/)
    await refuses(
      (rpc) =>
        changing('pm_getPaymasterData', raise as never)(withoutQuotes(rpc)),
      /raised/,
    )
  })

  test.each(['pm_getPaymasterStubData', 'pm_getPaymasterData'])(
    'error: %s takes another token',
    async (method) => {
      const change = (answer: { tokenPayment: object }) => ({
        tokenPayment: {
          ...answer.tokenPayment,
          address: get().tokens.gold.address,
        },
      })
      await refuses(changing(method, change as never), /not asked for/)
    },
  )

  test('error: a token, though none was asked for', async () => {
    const { page, send } = await setup({
      intercept: changing('pm_getPaymasterData', () => ({
        tokenPayment: { address: usd(), maxFee: '0x1' },
      })),
    })
    await expect(
      send([pay(5n)], { context: {}, token: undefined }),
    ).rejects.toMatchObject({ code: -32000 })
    expect(page.cards).toEqual([])
  })

  test('error: the quote names another token', async () => {
    await refuses(
      changing('pimlico_getTokenQuotes', ((answer: { quotes: object[] }) => ({
        quotes: answer.quotes.map((quote) => ({
          ...quote,
          token: get().tokens.gold.address,
        })),
      })) as never),
      /does not take the token/,
    )
  })

  test('error: the quote names another spender', async () => {
    await refuses(
      changing('pimlico_getTokenQuotes', ((answer: { quotes: object[] }) => ({
        quotes: answer.quotes.map((quote) => ({ ...quote, paymaster: bob })),
      })) as never),
      /Another contract/,
    )
  })

  test('error: the offer names another spender', async () => {
    await refuses(
      changing('pm_getPaymasterData', () => ({ paymaster: bob })),
      /changed its address/,
    )
  })

  test.each(['callData', 'nonce', 'sender', 'callGasLimit', 'maxFeePerGas'])(
    'error: it changes %s',
    async (field) => {
      for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData'])
        await refuses(
          changing(method, () => ({ [field]: '0x1' })),
          /tried to change/,
        )
    },
  )

  test.each([
    ['exchangeRate', undefined],
    ['exchangeRate', 'much'],
    ['postOpGas', '0x'],
    ['exchangeRate', `0x${'f'.repeat(65)}`],
  ])('error: a quote that cannot be read: %s %s', async (field, value) => {
    await refuses(
      changing('pimlico_getTokenQuotes', ((answer: { quotes: object[] }) => ({
        quotes: answer.quotes.map((quote) => ({ ...quote, [field]: value })),
      })) as never),
      /cannot be read/,
    )
  })

  test('error: neither quotes nor what it takes', async () => {
    await refuses(
      (rpc) =>
        changing('pm_getPaymasterStubData', () => ({
          tokenPayment: undefined,
        }))(withoutQuotes(rpc)),
      /does not say what it takes/,
    )
  })

  test('error: a rate beyond the balance', async () => {
    await refuses(
      changing('pimlico_getTokenQuotes', ((answer: { quotes: object[] }) => ({
        quotes: answer.quotes.map((quote) => ({
          ...quote,
          exchangeRate: toHex(10n ** 30n),
        })),
      })) as never),
      /insufficient/,
    )
  })

  test('behavior: an allowance in the calls gives it no more', async () => {
    const { allows, has, page, send, shown } = await setup()
    await send([pay(1n)])
    const paymaster = toPaymaster(readSigned(page))
    const before = await has()
    // An app that is in league with it.
    const calls = [approve(paymaster, maxUint256), pay(1n)]
    expect(await send(calls)).toMatchObject({ status: 200 })
    const taken = before - 1n - (await has())
    const most = toUnits(shown().most)
    expect(taken).toBeLessThanOrEqual(most)
    expect(await allows(paymaster)).toBe(most - taken)
  })

  test('behavior: an offer that would take more than the card says reverts', async () => {
    // The wallet cannot read the data of paymasters: the token decides.
    const { has, page, send } = await setup({
      intercept: (rpc) => async (chain, method, params) => {
        const answer = (await rpc(chain, method, params)) as {
          quotes: { exchangeRate: Hex }[]
        }
        if (method === 'pimlico_getTokenQuotes')
          return {
            quotes: answer.quotes.map((quote) => ({
              ...quote,
              exchangeRate: toHex(BigInt(quote.exchangeRate) / 100n),
            })),
          }
        if (!method.startsWith('pm_')) return answer
        return { ...answer, tokenPayment: undefined }
      },
    })
    expect(await send([pay(1n)])).toMatchObject({ status: 500 })
    expect(page.cards).toHaveLength(1)
    expect(await has()).toBe(1_000_000_000n)
  })
})

test('behavior: only the entry point makes the contract take a token', async () => {
  const { page, send } = await setup()
  await send([pay(1n)])
  const { paymasterAndData } = readSigned(page)
  const abi = parseAbi([
    'function postOp(uint8 mode, bytes context, uint256 cost, uint256 gasPrice)',
  ])
  const data = encodeFunctionData({ abi, args: [0, '0x', 1n, 1n] })
  expect(decodeFunctionData({ abi, data }).functionName).toBe('postOp')
  await expect(
    client().call({ data, to: toPaymaster({ paymasterAndData }) }),
  ).rejects.toThrow('not the entry point')
})
