import {
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  parseAbi,
  stringToHex,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../../test/setup/frame/createWalletPage.js'
import { DELEGATE, ENTRY_POINT } from '../core/contracts.js'
import { toAssetId } from '../node/toAssetId.js'
import { createEvmNode } from '../test/createEvmNode.js'
import { setupSolana } from '../test/setupSolana.js'
import { english } from '../ui/language/translations/english.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const caipNetworkId = 'eip155:31337'
/** At 2,000 dollars. */
const dollars = (amount: bigint) => toHex(amount * 5n * 10n ** 14n)
const call = (functionName: 'approve' | 'transfer', units: bigint) => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [bob, units], functionName }),
  to: token,
})
const nonceAbi = parseAbi(['function getNonce(address, uint192)'])
/** Selector of `getNonce`. */
const GET_NONCE = '0x35567e1a'
/** What a bundler says of gas. */
const gas = {
  ...{ callGasLimit: '0x7530', preVerificationGas: '0xafc8' },
  verificationGasLimit: '0x7530',
}
const paymasterUrl = 'http://paymaster.test/'
const payer = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const uint = (value: bigint) =>
  encodeAbiParameters([{ type: 'uint256' }], [value])

const toCode = (delegate: Hex): Hex => `0xef0100${delegate.slice(2)}`
const twoCalls = (from: Hex) => ({
  atomicRequired: false,
  calls: [
    { to: bob, value: '0x1' },
    { to: bob, value: '0x2' },
  ],
  chainId: '0x7a69',
  from,
  version: '2.0.0',
})

/** Answers of a bundler, of a paymaster, and of the entry point. */
function answerOperation(method: string, [first]: [{ data?: Hex }]) {
  switch (method) {
    case 'eth_supportedEntryPoints':
      return [ENTRY_POINT]
    case 'eth_estimateUserOperationGas':
      return gas
    case 'pm_getPaymasterData':
    case 'pm_getPaymasterStubData':
      return { paymaster: payer, paymasterData: '0x' }
    case 'pimlico_getTokenQuotes':
      return {
        quotes: [
          {
            ...{ exchangeRate: '0x1', paymaster: payer },
            ...{ postOpGas: '0x0', token },
          },
        ],
      }
  }
  if (method !== 'eth_call' || !first.data?.startsWith(GET_NONCE))
    return undefined
  const { args } = decodeFunctionData({ abi: nonceAbi, data: first.data })
  return uint(args[1] << 64n)
}

type Setup = createWalletPage.Parameters & {
  /** Of the account. Default: accounts cannot be upgraded. */
  code?: Hex
}

/** A page on a network that is worth something, by prices of its server. */
function setup({ code, ...parameters }: Setup = {}) {
  const key = generatePrivateKey()
  const state = {
    canSimulate: true,
    prices: new Map([
      [toAssetId(caipNetworkId), 2_000],
      [toAssetId(caipNetworkId, token), 1],
    ]),
    /** What tokens leave in a simulation; one price is one unit. */
    outflow: 0n,
    spent: 0n as bigint | undefined,
    added: [] as { cents: bigint; id: string }[],
  }
  const node = createEvmNode()
  node.state.balance = 10n ** 24n
  async function rpc(chain: unknown, method: string, given?: unknown) {
    const params = (given ?? []) as [never, unknown]
    const [first] = params
    if (method === 'eth_getCode' && code)
      return first === privateKeyToAddress(key) ? code : '0x60'
    if (method === 'eth_chainId') return '0x7a69'
    if (
      method === 'eth_estimateGas' &&
      'authorizationList' in (first as object)
    )
      return '0xb3b0'
    const answer = answerOperation(method, params as never)
    if (answer !== undefined) return answer
    if (method !== 'eth_simulateV1' || !state.canSimulate)
      return node.rpc(chain, method, params)
    const { blockStateCalls } = first as {
      blockStateCalls: { calls: { data?: Hex; from: Hex }[] }[]
    }
    const { calls = [] } = blockStateCalls[0] ?? {}
    const count = (calls.length - 2) / 2
    const say = (data: Hex) => ({
      ...{ gasUsed: '0x0', logs: [], returnData: data, status: '0x1' },
    })
    // Of the coin, then of the user's tokens, then of the receiver.
    const read = (left: bigint) =>
      [0n, left, 0n].slice(0, count).map((value) => say(uint(value)))
    const rest = 10n ** 30n
    return [
      {
        calls: [
          ...[say(uint(0n)), ...read(rest), say('0x')],
          ...read(rest - state.outflow),
        ],
      },
    ]
  }
  const page = createWalletPage({
    ...{ key, node, rpc },
    askApi: async () =>
      Response.json({
        fungibles: [...state.prices].map(([address, price]) => ({
          ...{ address, iconUrl: '', name: 'Any', price, symbol: 'ANY' },
        })),
      }),
    isTest: false,
    rules: { textMessages: 'window' },
    spent: {
      read: async () => state.spent,
      async add(_, payment) {
        state.added.push(payment)
        if (state.spent !== undefined) state.spent += payment.cents
        return state.spent
      },
    },
    ...parameters,
  })
  const from = page.account.address
  return {
    ...{ node, page, state },
    sign: (message: string) =>
      page.request('personal_sign', [
        message.startsWith('0x') ? message : stringToHex(message),
        from,
      ]),
    send: (transaction: object) =>
      page.request('eth_sendTransaction', [{ from, ...transaction }]),
  }
}

type Ask = (set: ReturnType<typeof setup>) => Promise<unknown>

async function shown(ask: Ask, parameters: Setup = {}) {
  const set = setup(parameters)
  await ask(set)
  return set
}

/** Where one request is approved. */
async function where(ask: Ask, parameters: Setup = {}) {
  const set = await shown(ask, parameters)
  expect(set.page.inWindow).toHaveLength(1)
  return set.page.inWindow[0] ? 'window' : 'card'
}

describe('a guest', () => {
  const code = { code: 'GUEST_LIMIT' }

  test('default: pays what the card may, a day, and no more', async () => {
    const { page, send } = setup({ isGuest: true })
    await send({ to: bob, value: dollars(60n) })
    await expect(send({ to: bob, value: dollars(60n) })).rejects.toMatchObject(
      code,
    )
    expect(page.inWindow).toEqual([false])
  })

  test('error: what nobody knows the cost of', async () => {
    const refused = (ask: Ask, change: object = {}) => {
      const set = setup({ isGuest: true })
      Object.assign(set.state, change)
      return expect(ask(set)).rejects.toMatchObject(code)
    }
    const pay: Ask = ({ send }) => send({ to: bob, value: '0x1' })
    await refused(pay, { prices: new Map() })
    await refused(pay, { spent: undefined })
    await refused(({ send }) => send(call('approve', maxUint256)))
  })

  test.each([
    ['card', 100_000n],
    ['window', 5_000n],
  ])('error: the second of two in a %s', async (place, passkeyCents) => {
    let sum: bigint | undefined = 0n
    const spent = {
      read: async () => sum,
      add: async (_: string, { cents }: { cents: bigint }) => {
        sum = (sum ?? 0n) + cents
        return sum
      },
    }
    const rules = { passkeyCents }
    const tabs = [1, 2].map(() => setup({ isGuest: true, rules, spent }))
    const isOpen = () =>
      expect(tabs.every(({ page }) => page.cards.length > 0)).toBe(true)
    for (const { page } of tabs)
      page.state.onCard = () => vi.waitFor(isOpen, { timeout: 9_000 })
    const pay = { to: bob, value: dollars(90n) }
    const paid = await Promise.allSettled(tabs.map(({ send }) => send(pay)))
    const refused = paid.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: code }])
    expect(tabs.flatMap(({ node }) => node.sent)).toHaveLength(1)
    const isIn = place === 'window'
    expect(tabs.flatMap(({ page }) => page.inWindow)).toEqual([isIn, isIn])
  })

  test('error: a sum that nobody knows at the approval', async () => {
    const { node, page, send, state } = setup({ isGuest: true })
    page.state.onCard = () => {
      state.spent = undefined
    }
    const pay = { to: bob, value: dollars(1n) }
    await expect(send(pay)).rejects.toMatchObject(code)
    expect(node.sent).toHaveLength(0)
  })

  test('behavior: what is refused at the approval does not count', async () => {
    const { page, send, state } = setup({ isGuest: true })
    page.state.onCard = () => {
      if (page.cards.length === 1) state.spent = 7_000n
    }
    const pay = (amount: bigint) => send({ to: bob, value: dollars(amount) })
    await expect(pay(40n)).rejects.toMatchObject(code)
    expect(state.added).toEqual([])
    await pay(20n)
    expect(page.inWindow).toEqual([false, false])
  })

  test('behavior: signs texts, and pays on test networks', async () => {
    expect(await where(({ sign }) => sign('hello'), { isGuest: true })).toBe(
      'window',
    )
    const pay: Ask = ({ send }) => send({ to: bob, value: dollars(9_999n) })
    expect(await where(pay, { isGuest: true, isTest: true })).toBe('card')
  })
})

describe('payments', () => {
  test('default: within the limit of the project, with the highest fee', async () => {
    const pay = (value: Hex, gas?: Hex) =>
      where(({ send }) => send({ to: bob, value, ...(gas && { gas }) }))
    expect(await pay(dollars(99n))).toBe('card')
    expect(await pay(dollars(100n))).toBe('window')
    // 21,000 gas at 0.0024 ETH are more than 100 dollars.
    expect(await pay('0x1', toHex(30_000_000n))).toBe('window')
  })

  test('param: limit', async () => {
    const rules = { limitCents: 500n }
    const pay = (value: bigint) =>
      where(({ send }) => send({ to: bob, value: dollars(value) }), { rules })
    expect(await pay(4n)).toBe('card')
    expect(await pay(5n)).toBe('window')
  })

  test('behavior: of tokens, with a simulation', async () => {
    const pay = (units: bigint, canSimulate = true) =>
      where(({ send, state }) => {
        Object.assign(state, { canSimulate, outflow: units })
        return send(call('transfer', units))
      })
    expect(await pay(99_000_000n)).toBe('card')
    expect(await pay(100_000_000n)).toBe('window')
    expect(await pay(1_000_000n, false)).toBe('window')
  })

  test('behavior: without a price, as above', async () => {
    const pay = (id: string) =>
      where(({ send, state }) => {
        state.prices.delete(id)
        state.outflow = 1n
        return send(call('transfer', 1n))
      })
    expect(await pay(toAssetId(caipNetworkId))).toBe('window')
    expect(await pay(toAssetId(caipNetworkId, token))).toBe('window')
  })

  test('behavior: several add up, as the server knows', async () => {
    const { page, send, state } = setup()
    await send({ to: bob, value: dollars(40n) })
    await send({ to: bob, value: dollars(40n) })
    await send({ to: bob, value: dollars(40n) })
    expect(page.inWindow).toEqual([false, false, true])
    // All are counted, wherever they were approved, each by an id of its own.
    expect(state.added.map(({ cents }) => cents / 100n)).toEqual([
      40n,
      40n,
      40n,
    ])
    expect(new Set(state.added.map(({ id }) => id)).size).toBe(3)
  })

  test('behavior: a server that does not say counts as above', async () => {
    const { page, send, state } = setup()
    state.spent = undefined
    await send({ to: bob, value: dollars(1n) })
    expect(page.inWindow).toEqual([true])
  })

  test('behavior: spent meanwhile, in another tab: shown again in a window', async () => {
    const { node, page, send, state } = setup()
    page.state.onCard = () => {
      state.spent ??= 0n
      if (page.cards.length === 1) state.spent += 7_000n
    }
    await send({ to: bob, value: dollars(40n) })
    expect(page.inWindow).toEqual([false, true])
    expect(node.sent).toHaveLength(1)
    // As does one that cannot be counted.
    const other = setup()
    other.page.state.onCard = () => {
      other.state.spent = undefined
    }
    await other.send({ to: bob, value: dollars(1n) })
    expect(other.page.inWindow).toEqual([false, true])
  })

  test('behavior: rejected, it is not counted', async () => {
    const { page, send, state } = setup({ verdict: 'reject' })
    await expect(send({ to: bob, value: '0x1' })).rejects.toThrow()
    expect(page.cards).toHaveLength(1)
    expect(state.added).toEqual([])
  })
})

describe('passkeys', () => {
  async function asks(ask: Ask, parameters?: Setup) {
    const { page } = await shown(ask, parameters)
    const [passkeys = []] = page.passkeys
    // It is asked for in the window alone.
    if (passkeys.length > 0) expect(page.inWindow).toEqual([true])
    return passkeys.length > 0
  }
  const pay =
    (amount: bigint): Ask =>
    ({ send }) =>
      send({ to: bob, value: dollars(amount) })

  test('default: large payments', async () => {
    expect(await asks(pay(999n))).toBe(false)
    expect(await asks(pay(1_000n))).toBe(true)
  })

  test('param: limit', async () => {
    const rules = { limitCents: 900_000n, passkeyCents: 50_000n }
    expect(await asks(pay(499n), { rules })).toBe(false)
    // It leaves the page for it.
    expect(await asks(pay(500n), { rules })).toBe(true)
  })

  test('behavior: what may be worth anything', async () => {
    expect(await asks(({ send }) => send(call('approve', maxUint256)))).toBe(
      true,
    )
    expect(await asks(({ send }) => send(call('approve', 5_000_000n)))).toBe(
      false,
    )
    expect(await asks(({ sign }) => sign(`0x${'ff'.repeat(32)}`))).toBe(true)
    expect(await asks(({ sign }) => sign('Hello'))).toBe(false)
  })

  test('behavior: nothing on a test network', async () => {
    expect(await asks(pay(1_000n), { isTest: true })).toBe(false)
  })
})

describe('what leaves the page whatever it is worth', () => {
  test.each([
    ['an allowance', { ...call('approve', 1n) }],
    ['all of it', { ...call('approve', maxUint256) }],
    [
      'more of one',
      {
        to: token,
        data: encodeFunctionData({
          abi: parseAbi(['function increaseAllowance(address, uint256)']),
          args: [bob, 1n],
        }),
      },
    ],
    [
      'a collection',
      {
        to: token,
        data: encodeFunctionData({
          abi: parseAbi(['function setApprovalForAll(address, bool)']),
          args: [bob, true],
        }),
      },
    ],
    ['a call nobody can read', { to: token, data: '0xdeadbeef' }],
    ['a new contract', { data: '0x600a600c600039600a6000f3' }],
  ])('behavior: %s', async (_, transaction) => {
    expect(await where(({ send }) => send(transaction))).toBe('window')
  })

  test('behavior: an allowance that is taken back stays', async () => {
    expect(await where(({ send }) => send(call('approve', 0n)))).toBe('card')
    const data = encodeFunctionData({
      abi: parseAbi(['function setApprovalForAll(address, bool)']),
      args: [bob, false],
    })
    const revoke: Ask = ({ send, state }) => {
      // Nothing of the collection has to have a price.
      state.prices.delete(toAssetId(caipNetworkId, token))
      return send({ data, to: token })
    }
    expect(await where(revoke)).toBe('card')
  })

  test('behavior: a swap within the limit stays, of an exchange of the chain', async () => {
    const swap = (value: bigint, to = DELEGATE) =>
      where(({ page, send }) => {
        for (const chain of page.chains)
          Object.assign(chain, {
            routers: [{ address: DELEGATE, name: 'Exchange' }],
          })
        const data = encodeFunctionData({
          abi: parseAbi([
            'function swapExactETHForTokens(uint256, address[], address, uint256)',
          ]),
          args: [0n, [bob, token], page.account.address, 2n ** 32n],
        })
        return send({ data, to, value: dollars(value) })
      })
    expect(await swap(90n)).toBe('card')
    expect(await swap(100n)).toBe('window')
    expect(await swap(90n, bob)).toBe('window')
  })

  test('behavior: typed data', async () => {
    const typed = JSON.stringify({
      domain: { chainId: 31337, name: 'Shop' },
      message: { text: 'Hi' },
      primaryType: 'Note',
      types: { Note: [{ name: 'text', type: 'string' }] },
    })
    const ask = ({ page }: ReturnType<typeof setup>) =>
      page.request('eth_signTypedData_v4', [page.account.address, typed])
    expect(await where(ask)).toBe('window')
  })

  test('behavior: a batch that upgrades the account', async () => {
    const ask = ({ page }: ReturnType<typeof setup>) =>
      page.request('wallet_sendCalls', [twoCalls(page.account.address)])
    expect(await where(ask)).toBe('card')
    const upgrade = { code: '0x', hasSmartAccounts: true } as const
    expect(await where(ask, upgrade)).toBe('window')
    const ours = { code: toCode(DELEGATE), hasSmartAccounts: true }
    expect(await where(ask, ours)).toBe('card')
  })

  test('behavior: code of another wallet that is replaced', async () => {
    const ask = ({ page }: ReturnType<typeof setup>) =>
      page.request('wallet_sendCalls', [twoCalls(page.account.address)])
    const parameters = { code: toCode(bob), hasSmartAccounts: true }
    const { page } = await shown(ask, parameters)
    expect(page.cards[0]?.action).toBe(english.delegate.replace)
    expect(page.inWindow).toEqual([true, true])
    const test = await shown(ask, { ...parameters, isTest: true })
    expect(test.page.inWindow).toEqual([false, false])
  })
})

describe('user operations', () => {
  const bundled = {
    ...{ bundlerUrls: ['http://bundler.test'], hasSmartAccounts: true },
    ...{ code: toCode(DELEGATE), paymasters: [new URL(paymasterUrl).origin] },
  }
  const send =
    (more: object = {}): Ask =>
    ({ page }) =>
      page.request('wallet_sendCalls', [
        { ...twoCalls(page.account.address), ...more },
      ])

  test('default: a batch of payments stays', async () => {
    const { page } = await shown(send(), bundled)
    expect(JSON.parse(page.cards[0]?.raw ?? '')).toHaveProperty('callGasLimit')
    expect(page.inWindow).toEqual([false])
  })

  test('behavior: one that upgrades the account', async () => {
    expect(await where(send(), { ...bundled, code: '0x' })).toBe('window')
  })

  test('behavior: one that allows somebody to spend', async () => {
    const calls = [call('approve', 1n), { to: bob, value: '0x1' }]
    expect(await where(send({ calls }), bundled)).toBe('window')
  })

  test('behavior: a fee that a paymaster takes in a token', async () => {
    const pay = (context: object) =>
      where(
        send({
          capabilities: { paymasterService: { context, url: paymasterUrl } },
        }),
        bundled,
      )
    expect(await pay({})).toBe('card')
    expect(await pay({ token })).toBe('window')
  })
})

describe('calls that are replaced', () => {
  const replace = (set: ReturnType<typeof setup>, action: string) =>
    set.page.request('wallet_sendCalls', [
      {
        ...twoCalls(set.page.account.address),
        calls: [{ to: set.page.account.address }],
        capabilities: { replacement: { action } },
        id: 'one',
      },
    ])

  /** Where calls are approved, then sped up, then cancelled. */
  async function places(calls: object[], code: Hex) {
    const set = setup({ code, hasSmartAccounts: true })
    set.node.state.isMining = false
    const request = { ...twoCalls(set.page.account.address), calls, id: 'one' }
    await set.page.request('wallet_sendCalls', [request])
    await vi.waitFor(() => expect(set.node.sent).toHaveLength(1))
    await replace(set, 'speedUp')
    await replace(set, 'cancel')
    expect(set.page.cards.map(({ action }) => action).slice(1)).toEqual([
      english.actions.speedUp,
      english.actions.cancel,
    ])
    return set.page.inWindow.map((isIn) => (isIn ? 'window' : 'card'))
  }
  const pays = [
    { to: bob, value: '0x1' },
    { to: bob, value: '0x2' },
  ]

  test('default: payments stay', async () => {
    expect(await places(pays, toCode(DELEGATE))).toEqual([
      ...['card', 'card', 'card'],
    ])
  })

  test('behavior: an upgrade, but not its cancellation', async () => {
    expect(await places(pays, '0x')).toEqual(['window', 'window', 'card'])
  })

  test('behavior: an allowance, but not its cancellation', async () => {
    const calls = [call('approve', 1n), { to: bob, value: '0x1' }]
    expect(await places(calls, toCode(DELEGATE))).toEqual([
      ...['window', 'window', 'card'],
    ])
  })
})

describe('Solana', () => {
  const { bobs, compile, me, mint, node, pay, payTokens, prepare } =
    setupSolana()

  test('default: payments stay, whatever else or only signed leaves', async () => {
    const transaction = compile([pay()])
    expect(
      await prepare('signAndSendTransaction', { transaction }),
    ).toMatchObject({ isBound: true, reach: 'payment' })
    const signed = await prepare('signTransaction', { transaction })
    expect(signed.reach).toBeUndefined()
    expect(signed.isBound).toBe(true)
    const two = compile([pay(), pay()])
    const sent = await prepare('signAndSendTransaction', { transaction: two })
    expect(sent.reach).toBeUndefined()
  })

  test('behavior: amounts that a mint converts have no price', async () => {
    const transaction = compile([payTokens()])
    const read = async () =>
      (await prepare('signAndSendTransaction', { transaction })).spend
    const paid = { asset: mint.toBase58(), units: 2_500_000n }
    expect(await read()).toContainEqual({ ...paid, decimals: 6 })
    // An extension of type 25, of 56 bytes: the scaled amount of Token-2022.
    const program = TOKEN_2022_PROGRAM_ID
    const data = new Uint8Array(166 + 4 + 56)
    data.set([6, 1], 44)
    data.set([1, 25, 0, 56, 0], 165)
    node.setAccount(mint, { data, owner: program })
    const account = getAssociatedTokenAddressSync(mint, me, false, program)
    node.setTokenAccount(account, { mint, owner: me }, program)
    const [to, units, decimals] = [bobs, 2_500_000n, 6] as const
    const instruction = createTransferCheckedInstruction(
      ...([account, mint, to, me, units, decimals] as const),
      ...([[], program] as [[], typeof program]),
    )
    const scaled = await prepare('signAndSendTransaction', {
      transaction: compile([instruction]),
    })
    expect(scaled.spend).toContainEqual({ ...paid, decimals: undefined })
  })
})

describe('messages', () => {
  const signIn = (chainId: number, address: string, more = '') =>
    [
      'app.localhost:5173 wants you to sign in with your Ethereum account:',
      ...[address, '', `URI: http://app.localhost:5173${''}`, 'Version: 1'],
      ...[`Chain ID: ${chainId}`, 'Nonce: abcdefgh12'],
      `Issued At: 2026-11-29T00:00:00.000Z${more}`,
    ].join('\n')

  test('default: only a sign-in message stays', async () => {
    const stays = ({ page, sign }: ReturnType<typeof setup>) =>
      sign(signIn(31337, page.account.address))
    expect(await where(stays)).toBe('card')
    expect(await where(({ sign }) => sign('Hello'))).toBe('window')
    expect(await where(({ sign }) => sign(`0x${'ff'.repeat(32)}`))).toBe(
      'window',
    )
  })

  test('behavior: one that lets its site do something else does not', async () => {
    const more = '\nResources:\n- urn:recap:eyJhdHQiOnt9fQ'
    const asks = ({ page, sign }: ReturnType<typeof setup>) =>
      sign(signIn(31337, page.account.address, more))
    expect(await where(asks)).toBe('window')
  })

  test('param: textMessages, but never a hash', async () => {
    const rules = { textMessages: 'card' } as const
    const sign = (text: string) =>
      where((set) => set.sign(text), { rules, isTest: true })
    expect(await sign('Hello')).toBe('card')
    // A hash can be made to read as a text.
    expect(await sign('a text of exactly 32 characters.')).toBe('window')
    expect(await sign(`0x${'ff'.repeat(32)}`)).toBe('window')
    expect(await sign(`0x${'ff'.repeat(33)}`)).toBe('window')
    expect(await sign('Two lines\r\n\tand a tab')).toBe('card')
    // Bytes that happen to be UTF-8.
    expect(await sign('\u0000\u0001 Hello')).toBe('window')
    expect(await sign('Hello\u0085')).toBe('window')
    const grant = '\nResources:\n- urn:recap:eyJhdHQiOnt9fQ'
    const asks = ({ page, sign }: ReturnType<typeof setup>) =>
      sign(signIn(31337, page.account.address, grant))
    expect(await where(asks, { rules })).toBe('window')
  })
})

describe('test networks', () => {
  test('default: what is valid on them alone stays, unasked', async () => {
    const read = vi.fn(async () => 0n)
    const parameters = { isTest: true, spent: { add: read, read } }
    expect(
      await where(({ send }) => send(call('approve', maxUint256)), parameters),
    ).toBe('card')
    expect(
      await where(({ send }) => send({ to: bob, value: dollars(900n) }), {
        ...parameters,
      }),
    ).toBe('card')
    expect(read).not.toHaveBeenCalled()
  })

  test('behavior: a revocation leaves the page, as its message names no network', async () => {
    const ask = ({ page }: ReturnType<typeof setup>) =>
      page.request('wallet_revokePermissions', [
        { address: page.account.address, pci: 'permission-1' },
      ])
    expect(await where(ask, { isTest: true })).toBe('window')
  })

  test('behavior: typed data that no contract of it verifies leaves the page', async () => {
    const ask =
      (domain: object, types = {}) =>
      ({ page }: ReturnType<typeof setup>) =>
        page.request('eth_signTypedData_v4', [
          page.account.address,
          JSON.stringify({
            ...{ domain, message: { text: 'Hi' }, primaryType: 'Note' },
            types: { Note: [{ name: 'text', type: 'string' }], ...types },
          }),
        ])
    const domain = { chainId: 31337, verifyingContract: token }
    const contract = { code: '0x', isTest: true } as const
    expect(await where(ask(domain), contract)).toBe('card')
    const { chainId, ...rest } = domain
    expect(await where(ask(rest), contract)).toBe('window')
    const named = { chainId, name: 'Shop' }
    expect(await where(ask(named), contract)).toBe('window')
    // It is given, but not signed.
    const own = {
      EIP712Domain: [{ name: 'verifyingContract', type: 'address' }],
    }
    expect(await where(ask(domain, own), contract)).toBe('window')
  })
})

describe('second factors', () => {
  const rules = { factorCents: 50_000n }
  const pay =
    (amount: bigint): Ask =>
    ({ send }) =>
      send({ to: bob, value: dollars(amount) })
  const refusal = () => Object.assign(new Error('no'), { code: 'MFA_REQUIRED' })

  test('default: large payments, in a window, in place of the passkey', async () => {
    const use = vi.fn(async () => {})
    const factors = { answer: async () => undefined, use }
    const small = await shown(pay(499n), { factors, rules })
    expect(small.page.inFactors).toEqual([false])
    expect(use).not.toHaveBeenCalled()
    const set = setup({ factors, rules })
    await pay(2_000n)(set)
    expect(set.page.inFactors).toEqual([true])
    expect(set.page.inWindow).toEqual([true])
    expect(set.page.passkeys).toEqual([[]])
    expect(use).toHaveBeenCalledOnce()
    expect(set.node.sent).toHaveLength(1)
  })

  test('error: nothing is signed without one, whatever the window says', async () => {
    const use = vi.fn(async () => {
      throw refusal()
    })
    const factors = { answer: async () => undefined, use }
    const { node, page, send } = setup({ factors, rules })
    await expect(send({ to: bob, value: dollars(500n) })).rejects.toThrow()
    expect(use).toHaveBeenCalledOnce()
    expect(page.signed).toEqual([])
    expect(node.sent).toEqual([])
    // A frame that knows no factors refuses, too.
    const old = setup({ rules })
    await expect(pay(500n)(old)).rejects.toThrow()
    expect(old.page.signed).toEqual([])
  })

  test('behavior: what may be worth anything, and nothing on a test network', async () => {
    const factors = { answer: async () => undefined, use: async () => {} }
    const asks = async (ask: Ask, more: Setup = {}) =>
      (await shown(ask, { factors, rules, ...more })).page.inFactors[0]
    expect(await asks(({ send }) => send(call('approve', maxUint256)))).toBe(
      true,
    )
    expect(await asks(({ sign }) => sign(`0x${'ff'.repeat(32)}`))).toBe(true)
    expect(await asks(({ sign }) => sign('Hello'))).toBe(false)
    expect(await asks(pay(900n), { isTest: true })).toBe(false)
  })
})
