import { HostError } from 'latchkey/frame'
import {
  type Address,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
  toEventSelector,
} from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../../../test/setup/frame/createWalletPage.js'
import { formatFloorText } from '../../core/format/formatFloorText.js'
import { RpcUnreachableError } from '../../node/createRpc.js'
import { createEvmNode } from '../../test/createEvmNode.js'
import { english } from '../../ui/language/translations/english.js'
import { collectQuestions } from './collectQuestions.js'
import { isConfirmed } from './isConfirmed.js'
import { isDifferent } from './isDifferent.js'
import { type Claim, readClaim, toClaimQuestions } from './readClaim.js'
import { readRevert } from './readRevert.js'

const account = getAddress(`0x${'a1'.repeat(20)}`)
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const uint = (value: bigint) =>
  encodeAbiParameters([{ type: 'uint256' }], [value])

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Block = { calls: { data?: Hex; from: Hex }[]; stateOverrides: object }

/**
 * A node that simulates: every question is answered before and after by the
 * next two numbers, one call in their middle.
 */
function setup(parameters: { limit?: bigint } = {}) {
  const state = {
    answers: [] as bigint[][],
    isSilent: false,
    error: undefined as Error | undefined,
    logs: [] as object[],
    reason: undefined as Hex | undefined,
    asked: 0,
  }
  const node = createEvmNode()
  async function rpc(chain: unknown, method: string, params?: unknown) {
    if (method !== 'eth_simulateV1') return node.rpc(chain, method, params)
    state.asked++
    if (state.error) throw state.error
    if (state.isSilent) return new Promise(() => {})
    const [{ blockStateCalls }] = params as [{ blockStateCalls: Block[] }]
    const { calls = [] } = blockStateCalls[0] ?? {}
    const count = (calls.length - 2) / 2
    const [before = [], after = []] = state.answers
    const say = (data: Hex) => ({
      ...{ gasUsed: '0x0', logs: [], returnData: data, status: '0x1' },
    })
    const read = (all: readonly bigint[]) =>
      Array.from({ length: count }, (_, index) => say(uint(all[index] ?? 0n)))
    const made = state.reason
      ? { ...say(state.reason), status: '0x0' }
      : { ...say('0x'), logs: state.logs }
    return [{ calls: [say(uint(0n)), ...read(before), made, ...read(after)] }]
  }
  const page = createWalletPage({
    ...{ node, rpc },
    ...(parameters.limit !== undefined && {
      windowAbove: [
        {
          ...{ asset: token, caipNetworkId: 'eip155:31337' },
          units: parameters.limit,
        },
      ],
    }),
  })
  const send = (transaction: object = { to: bob, value: '0x5' }) =>
    page.request('eth_sendTransaction', [
      { from: page.account.address, ...transaction },
    ])
  return { node, page, send, state }
}

describe('the card', () => {
  test('default: a payment that does what it says is not said twice', async () => {
    const { page, send, state } = setup()
    state.answers = [[100n], [95n]]
    await send()
    expect(page.cards[0]?.amount).toBe('0.000000000000000005 ETH')
    expect(page.cards[0]?.expected).toBeUndefined()
    expect(state.asked).toBe(2)
  })

  test('behavior: a node that is silent delays it by 2 s and no more', async () => {
    const { page, send, state } = setup()
    state.isSilent = true
    const sent = send()
    await vi.advanceTimersByTimeAsync(1_999)
    expect(page.cards).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(page.cards[0]?.expected).toEqual({
      rows: [],
      note: english.expected.unknown,
    })
  })

  test.each([
    [new RpcUnreachableError(), english.expected.unknown],
    [
      new HostError({ message: 'Method not found', code: -32601 }),
      english.expected.unsupported,
    ],
  ])('error: %s is said', async (error, note) => {
    const { page, send, state } = setup()
    state.error = error
    await send()
    expect(page.cards[0]?.expected).toEqual({ rows: [], note })
    expect(page.inWindow).toEqual([false])
  })

  test('error: a test that fails is said, in a window', async () => {
    const { page, send, state } = setup()
    state.reason = encodeErrorResult({
      abi: parseAbi(['error Error(string)']),
      args: ['Blacklistable: account is blacklisted'],
    })
    await send()
    expect(page.cards[0]?.expected?.alert).toBe(english.expected.blocked)
    expect(page.inWindow).toEqual([true])
  })

  test.each([
    [0n, false],
    [1_000n, true],
  ])(
    'behavior: 5 more than the %i allowed before, with a limit of 100: in a window %s',
    async (before, isIn) => {
      const { page, send, state } = setup({ limit: 100n })
      state.answers = [
        [0n, before],
        [0n, before + 5n],
      ]
      const abi = parseAbi(['function increaseAllowance(address, uint256)'])
      const data = encodeFunctionData({ abi, args: [bob, 5n] })
      await send({ to: token, data })
      expect(page.cards[0]?.expected?.alert).toBeUndefined()
      expect(page.inWindow).toEqual([isIn])
    },
  )

  test('behavior: more than it says leaves the page', async () => {
    const { page, send, state } = setup()
    state.answers = [[100n], [94n]]
    await send()
    expect(page.cards[0]?.expected?.alert).toBe(english.expected.different)
    expect(page.inWindow).toEqual([true])
  })

  test('behavior: a log that nobody was asked about in time makes it unknown', async () => {
    const { page, send, state } = setup()
    const toLog = (address: Hex) => ({
      address,
      data: uint(1n),
      topics: encodeEventTopics({
        abi: erc20Abi,
        eventName: 'Transfer',
        args: { from: page.account.address, to: bob },
      }),
    })
    state.answers = [
      [100n, 0n],
      [95n, 0n],
    ]
    const [one, other] = [toLog(token), toLog(bob)]
    Object.defineProperty(state, 'logs', {
      get: () => (state.asked === 1 ? [one] : [other]),
    })
    await send()
    expect(page.cards[0]?.expected?.note).toBe(english.expected.unknown)
  })
})

describe('a card that is approved late', () => {
  async function wait(later: bigint[][], ms = 21_000) {
    const set = setup()
    const { page, send, state } = set
    state.answers = [[100n], [95n]]
    page.state.onCard = async () => {
      if (page.cards.length > 1) return
      state.answers = later
      await vi.advanceTimersByTimeAsync(ms)
    }
    await send()
    return set
  }

  test('default: it is simulated again, and shown again when it is worse', async () => {
    const { node, page, state } = await wait([[100n], [90n]])
    expect(state.asked).toBe(4)
    expect(page.cards).toHaveLength(2)
    expect(page.cards[1]?.expected?.alert).toBe(english.expected.different)
    expect(page.inWindow).toEqual([false, true])
    expect(node.sent).toHaveLength(1)
  })

  test('behavior: the same or better needs no other approval', async () => {
    const { page, state } = await wait([[100n], [96n]])
    expect(state.asked).toBe(4)
    expect(page.cards).toHaveLength(1)
  })

  test('behavior: within 20 s it is not simulated again', async () => {
    const { page, state } = await wait([[100n], [90n]], 19_000)
    expect(state.asked).toBe(2)
    expect(page.cards).toHaveLength(1)
  })
})

describe('isDifferent', () => {
  const transfer = (amount: bigint) => ({
    ...{ to: getAddress(token), value: 0n },
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [bob, amount],
    }),
  })
  const unknown = {
    to: getAddress(token),
    value: 3n,
    data: '0xdeadbeef' as Hex,
  }
  const change = (kind: string, before: bigint, after: bigint) =>
    ({
      question: { kind, token, owner: account, spender: bob, operator: bob },
      before,
      after,
    }) as never

  test.each([
    ['what it says', [transfer(5n)], [change('balance', 9n, 4n)], false],
    ['more', [transfer(5n)], [change('balance', 9n, 1n)], true],
    ['nothing', [transfer(5n)], [change('balance', 9n, 9n)], true],
    ['rounding', [transfer(5n)], [change('balance', 9n, 3n)], false],
    ['an allowance', [transfer(5n)], [change('allowance', 0n, 1n)], true],
    ['an operator', [transfer(5n)], [change('operator', 0n, 1n)], true],
    ['a collectible', [transfer(5n)], [change('nft', 1n, 0n)], true],
    ['coins', [transfer(5n)], [change('coin', 9n, 8n)], true],
    ['a call nobody reads', [unknown], [change('balance', 9n, 0n)], false],
    ['its coins', [unknown], [change('coin', 9n, 6n)], false],
    ['more than its coins', [unknown], [change('coin', 9n, 5n)], true],
  ])('behavior: %s', (_, calls, changes, expected) => {
    expect(isDifferent(readClaim(calls, account), changes)).toBe(expected)
  })

  const approve = (units: bigint) => ({
    ...{ to: getAddress(token), value: 0n },
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [bob, units],
    }),
  })
  const named: Claim['named'] = [{ token: getAddress(token), units: 5n }]
  test.each<
    [string, Parameters<typeof readClaim>[0], Claim['named'], bigint, boolean]
  >([
    ['what was allowed before it', [approve(5n), unknown], [], 5n, false],
    ['more than was allowed', [approve(5n), unknown], [], 8n, true],
    ['what its words say', [unknown], named, 5n, false],
    ['more than its words say', [unknown], named, 8n, true],
    ['what both say', [approve(5n), unknown], named, 10n, false],
    [
      'a token that its words do not name',
      ...([[unknown], [{ token: bob, units: 5n }], 8n, true] as const),
    ],
    ['what nothing names', [unknown], [], 8n, false],
  ])('behavior: a call nobody reads takes %s', (_, calls, words, units, is) => {
    const claim = readClaim(calls, account, words)
    const changes = [change('balance', 100n, 100n - units)]
    expect(isDifferent(claim, changes)).toBe(is)
  })

  test('behavior: a contract that nobody can read is asked as a token', () => {
    expect(toClaimQuestions(readClaim([unknown], account))).toEqual([
      { kind: 'balance', owner: account, token: unknown.to },
    ])
    expect(
      toClaimQuestions(readClaim([{ ...unknown, to: undefined }], account)),
    ).toEqual([])
  })

  test('behavior: a collectible that is sent, and others', () => {
    const make = (args: readonly unknown[]) => ({
      ...{ to: getAddress(token), value: 0n },
      data: encodeFunctionData({
        abi: parseAbi([
          args.length === 3
            ? 'function safeTransferFrom(address, address, uint256)'
            : 'function safeTransferFrom(address, address, uint256, uint256, bytes)',
        ]),
        args,
      } as never),
    })
    const item = (id: bigint, before: bigint, after: bigint) =>
      ({ question: { id, kind: 'items', token }, before, after }) as never
    const one = readClaim([make([account, bob, 7n])], account)
    expect(toClaimQuestions(one)).toEqual([
      { id: 7n, kind: 'nft', token: getAddress(token) },
    ])
    expect(isDifferent(one, [item(7n, 1n, 0n)])).toBe(false)
    expect(isConfirmed(one, [item(7n, 1n, 0n)])).toBe(true)
    expect(isConfirmed(one, [item(7n, 1n, 1n)])).toBe(false)
    expect(isDifferent(one, [item(8n, 1n, 0n)])).toBe(true)
    const some = readClaim([make([account, bob, 7n, 3n, '0x'])], account)
    expect(isDifferent(some, [item(7n, 5n, 2n)])).toBe(false)
    expect(isDifferent(some, [item(7n, 5n, 1n)])).toBe(true)
    // Of others, nobody can tell what else it takes.
    expect(readClaim([make([bob, account, 7n])], account).isWhole).toBe(false)
  })

  const move = (from: Address, to: Address, number: bigint) => ({
    ...{ to: getAddress(token), value: 0n },
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [from, to, number],
    }),
  })
  const changes = (kind: string, before: bigint, after: bigint) =>
    ({
      question: { id: 7n, kind, owner: account, token },
      before,
      after,
    }) as never
  test.each([
    [
      'of a token',
      move(account, bob, 70n),
      changes('balance', 90n, 20n),
      false,
    ],
    ['more', move(account, bob, 70n), changes('balance', 90n, 10n), true],
    ['an item', move(account, bob, 7n), changes('nft', 1n, 0n), false],
    ['of items', move(account, bob, 7n), changes('balance', 1n, 0n), false],
    ['another item', move(account, bob, 8n), changes('nft', 1n, 0n), true],
    ['of others', move(bob, account, 7n), changes('balance', 0n, 7n), false],
    ['own, too', move(bob, account, 7n), changes('balance', 9n, 0n), true],
    [
      'to itself',
      move(account, account, 7n),
      changes('balance', 9n, 9n),
      false,
    ],
  ])('behavior: what is moved: %s', (_, call, change, expected) => {
    const claim = readClaim([call], account)
    expect(isDifferent(claim, [change])).toBe(expected)
    // The card cannot tell an amount from an id.
    if (claim.items.length > 0) expect(isConfirmed(claim, [change])).toBe(false)
  })

  test('behavior: an operator that is named, and others', () => {
    const claim = readClaim(
      [
        {
          ...{ to: getAddress(token), value: 0n },
          data: encodeFunctionData({
            abi: parseAbi(['function setApprovalForAll(address, bool)']),
            args: [bob, true],
          }),
        },
      ],
      account,
    )
    const allowed = (operator: Address) =>
      ({
        question: { kind: 'operator', operator, token },
        before: 0n,
        after: 1n,
      }) as never
    expect(toClaimQuestions(claim)).toEqual([
      { kind: 'operator', operator: bob, token: getAddress(token) },
    ])
    expect(isDifferent(claim, [allowed(bob)])).toBe(false)
    expect(isDifferent(claim, [allowed(getAddress(token))])).toBe(true)
    expect(isDifferent(claim, [changes('nft', 1n, 0n)])).toBe(true)
  })

  test('behavior: an allowance of what it says, and of more', () => {
    const claim = readClaim(
      [
        {
          ...{ to: getAddress(token), value: 0n },
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'approve',
            args: [bob, 5n],
          }),
        },
      ],
      account,
    )
    expect(isDifferent(claim, [change('allowance', 0n, 5n)])).toBe(false)
    expect(isDifferent(claim, [change('allowance', 0n, 6n)])).toBe(true)
  })
})

describe('collectQuestions', () => {
  const log = (topics: readonly (Hex | null)[], data: Hex = uint(1n)) => ({
    ...{ address: getAddress(token), data },
    topics: topics.filter((topic) => topic !== null),
  })
  const [own, other] = [account, bob].map(
    (address) => uint(BigInt(address)) as Hex,
  ) as [Hex, Hex]
  const transfer = toEventSelector('Transfer(address,address,uint256)')

  test('default: one question for many logs, none for those of others', () => {
    expect(
      collectQuestions(
        [
          log([transfer, own, other]),
          log([transfer, other, own]),
          log([transfer, other, other]),
          log([transfer]),
          log([]),
        ],
        account,
      ),
    ).toEqual([{ kind: 'balance', token: getAddress(token), owner: account }])
  })

  test('behavior: items of a collection, and data that is none', () => {
    const single = toEventSelector(
      'TransferSingle(address,address,address,uint256,uint256)',
    )
    const data = encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'uint256' }],
      [7n, 2n],
    )
    const logs = [
      log([single, other, own, other], data),
      log([single, other, own, other], '0x'),
    ]
    expect(collectQuestions(logs, account)).toEqual([
      { kind: 'items', token: getAddress(token), id: 7n },
    ])
  })
})

test('readRevert: the words of a contract are quoted, cleaned and short', () => {
  const encode = (reason: string) =>
    encodeErrorResult({
      abi: parseAbi(['error Error(string)']),
      args: [reason],
    })
  expect(readRevert(encode('Pausable: paused'), english)).toBe(
    english.expected.paused,
  )
  const text = readRevert(encode(`no\u202e${'x'.repeat(200)}`), english)
  expect(text).not.toContain('\u202e')
  expect(text.length).toBeLessThan(170)
  expect(readRevert('0x', english)).toBe(english.expected.fails)
})

test('formatFloorText: never more than there is', () => {
  const ether = { decimals: 18, symbol: 'ETH' }
  expect(formatFloorText(2_123_459_999_000_000n, ether)).toBe('0.00212345 ETH')
  expect(formatFloorText(parseEther('1'), ether)).toBe('1 ETH')
  expect(formatFloorText(0n, ether)).toBe('0 ETH')
})
