import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  parseAbi,
} from 'viem'
import { describe, expect, test } from 'vitest'
import {
  oneInchFiveAbi,
  oneInchSixAbi,
  uniswapAbi,
} from '../../core/swap/swapAbis.js'
import { assertApproveTransaction } from './assertApproveTransaction.js'
import { assertSwapTransaction } from './assertSwapTransaction.js'

const toAddress = (digit: string) => `0x${digit.repeat(40)}` as Address
const [account, router, a, b, wrapped, evil] = [...'123456'].map(toAddress) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const caipNetworkId = 'eip155:1'
const time = 1_000_000n
const deadline = time + 600n
const amount = 500n
const minimum = 99n

const asked = {
  account,
  amount,
  caipNetworkId,
  from: a as Address | undefined,
  minimum,
  routers: [router],
  spender: undefined as Address | undefined,
  time,
  to: b as Address | undefined,
  wrapped: undefined as Address | undefined,
}

function build(data: Hex, changes: object = {}) {
  return {
    from: `${caipNetworkId}:${account}`,
    to: `${caipNetworkId}:${router}`,
    data,
    value: 0n,
    ...changes,
  }
}

type Call = {
  amount: bigint
  minimum: bigint
  path: readonly Address[]
  receiver: Address
  deadline: bigint
}

function swapTokens(changes: Partial<Call> = {}, functionName?: string): Hex {
  const call = { ...genuine, ...changes }
  const { amount, deadline, minimum, path, receiver } = call
  return encodeFunctionData({
    abi: uniswapAbi,
    functionName: functionName ?? 'swapExactTokensForTokens',
    args: [amount, minimum, path, receiver, deadline],
  } as never)
}
const genuine: Call = {
  amount,
  deadline,
  minimum,
  path: [a, b],
  receiver: account,
}

function swapCoin(changes: Partial<Call> = {}, name = ''): Hex {
  const call = { ...genuine, path: [wrapped, b], ...changes }
  return encodeFunctionData({
    abi: uniswapAbi,
    functionName: `swapExactETHForTokens${name}`,
    args: [call.minimum, call.path, call.receiver, call.deadline],
  } as never)
}

const description = {
  srcToken: a,
  dstToken: b,
  srcReceiver: evil,
  dstReceiver: account,
  amount,
  minReturnAmount: minimum,
  flags: 0n,
}
const five = (changes: object = {}, permit: Hex = '0x') =>
  encodeFunctionData({
    abi: oneInchFiveAbi,
    args: [evil, { ...description, ...changes }, permit, '0x1234'],
  })
const six = (changes: object = {}) =>
  encodeFunctionData({
    abi: oneInchSixAbi,
    args: [evil, { ...description, ...changes }, '0x1234'],
  })

const FOT = 'SupportingFeeOnTransferTokens'
const coinIn = { from: undefined, wrapped }
const coinOut = { to: undefined, wrapped }

describe('default', () => {
  test.each([
    ['tokens', swapTokens(), {}, {}],
    ['by way of others', swapTokens({ path: [a, evil, b] }), {}, {}],
    [
      'tokens with a fee',
      swapTokens({}, `swapExactTokensForTokens${FOT}`),
      {},
      {},
    ],
    ['the coin', swapCoin(), coinIn, { value: amount }],
    ['the coin with a fee', swapCoin({}, FOT), coinIn, { value: amount }],
    [
      'for the coin',
      swapTokens({ path: [a, wrapped] }, 'swapExactTokensForETH'),
      coinOut,
      {},
    ],
    [
      'for the coin with a fee',
      swapTokens({ path: [a, wrapped] }, `swapExactTokensForETH${FOT}`),
      coinOut,
      {},
    ],
    ['1inch v5', five(), {}, {}],
    ['1inch v5 as its service sets it', five({ flags: 4n }), {}, {}],
    ['1inch v6', six(), {}, {}],
    ['the coin on 1inch', six({ srcToken: native }), coinIn, { value: amount }],
    ['for the coin on 1inch', five({ dstToken: native }), coinOut, {}],
    ['a better minimum', swapTokens({ minimum: minimum + 1n }), {}, {}],
    ['the last deadline', swapTokens({ deadline: time + 1200n }), {}, {}],
    ['the amount as the value of a token', swapTokens(), {}, { value: amount }],
    [
      'upper case',
      swapTokens().toUpperCase().replace('0X', '0x') as Hex,
      {},
      {},
    ],
    ['who was approved', swapTokens(), { spender: router }, {}],
  ])('default: %s', (_name, data, request, built) => {
    const value = 'from' in request ? amount : 0n
    const wanted = { ...asked, ...request }
    expect(
      assertSwapTransaction({ ...wanted, built: build(data, built) }),
    ).toEqual({ data: data.toLowerCase(), to: router, value })
  })
})

describe('error', () => {
  const other = parseAbi([
    'function swapTokensForExactTokens(uint256, uint256, address[], address, uint256)',
    'function transfer(address, uint256)',
    'function multicall(bytes[])',
    'function execute(bytes, bytes[], uint256)',
    'function unoswap(address, uint256, uint256, uint256[])',
    'function delegate(address)',
  ])
  const foreign = other.map(({ name, inputs }) => {
    const blanks = inputs.map(({ type }) =>
      type.endsWith('[]')
        ? []
        : type === 'bytes'
          ? '0x'
          : type === 'address'
            ? evil
            : 1n,
    )
    const data = encodeFunctionData({
      abi: other,
      functionName: name,
      args: blanks,
    } as never)
    return [name, 'calldata', data, {}, {}] as const
  })

  test.each([
    ...foreign,
    ['no bytes', 'calldata', '0x', {}, {}],
    ['bytes behind', 'calldata', `${swapTokens()}00`, {}, {}],
    ['a word behind', 'calldata', `${swapTokens()}${'0'.repeat(64)}`, {}, {}],
    ['bytes missing', 'calldata', swapTokens().slice(0, -2) as Hex, {}, {}],
    ['bytes behind on 1inch', 'calldata', `${six()}00`, {}, {}],
    [
      'dirt above an address',
      'calldata',
      swapTokens().replace(
        `${'0'.repeat(24)}${account.slice(2)}`,
        `${'0'.repeat(23)}1${account.slice(2)}`,
      ) as Hex,
      {},
      {},
    ],
    [
      'another account',
      'account',
      swapTokens(),
      {},
      { from: `eip155:1:${evil}` },
    ],
    ['no account', 'account', swapTokens(), {}, { from: '' }],
    [
      'another network',
      'network',
      swapTokens(),
      {},
      { to: `eip155:10:${router}` },
    ],
    [
      'the account on another',
      'network',
      swapTokens(),
      {},
      { from: `eip155:10:${account}` },
    ],
    ['another namespace', 'network', swapTokens(), {}, { to: 'solana:1:abc' }],
    ['another router', 'router', swapTokens(), {}, { to: `eip155:1:${evil}` }],
    ['no router at all', 'router', swapTokens(), { routers: [] }, {}],
    [
      'another than was approved',
      'spender',
      swapTokens(),
      { spender: evil },
      {},
    ],
    ['another receiver', 'receiver', swapTokens({ receiver: evil }), {}, {}],
    [
      'another receiver on 1inch',
      'receiver',
      five({ dstReceiver: evil }),
      {},
      {},
    ],
    [
      'nobody on 1inch',
      'receiver',
      six({ dstReceiver: `0x${'0'.repeat(40)}` }),
      {},
      {},
    ],
    ['another source', 'token', swapTokens({ path: [evil, b] }), {}, {}],
    ['another target', 'token', swapTokens({ path: [a, evil] }), {}, {}],
    ['a way that goes on', 'token', swapTokens({ path: [a, b, evil] }), {}, {}],
    ['no way', 'token', swapTokens({ path: [] }), {}, {}],
    ['one token', 'token', swapTokens({ path: [a] }), {}, {}],
    ['another source on 1inch', 'token', six({ srcToken: evil }), {}, {}],
    ['another target on 1inch', 'token', five({ dstToken: evil }), {}, {}],
    ['the coin for a token', 'token', five({ srcToken: native }), {}, {}],
    ['a token for the coin', 'token', swapTokens(), coinIn, { value: amount }],
    ['a token as the coin', 'token', swapTokens(), coinOut, {}],
    [
      'another wrapped coin',
      'token',
      swapCoin({ path: [evil, b] }),
      coinIn,
      { value: amount },
    ],
    [
      'no wrapped coin',
      'token',
      swapCoin(),
      { from: undefined },
      { value: amount },
    ],
    ['more', 'amount', swapTokens({ amount: amount + 1n }), {}, {}],
    ['less', 'amount', swapTokens({ amount: amount - 1n }), {}, {}],
    ['all there is', 'amount', swapTokens({ amount: maxUint256 }), {}, {}],
    ['more on 1inch', 'amount', six({ amount: amount + 1n }), {}, {}],
    ['a coin along', 'value', swapTokens(), {}, { value: 1n }],
    ['more coin', 'value', swapCoin(), coinIn, { value: amount + 1n }],
    ['no coin', 'value', swapCoin(), coinIn, { value: 0n }],
    [
      'a lower minimum',
      'minimum',
      swapTokens({ minimum: minimum - 1n }),
      {},
      {},
    ],
    ['a lower one on 1inch', 'minimum', five({ minReturnAmount: 98n }), {}, {}],
    ['no minimum', 'minimum', swapTokens({ minimum: 0n }), { minimum: 0n }, {}],
    [
      'a late deadline',
      'deadline',
      swapTokens({ deadline: time + 1201n }),
      {},
      {},
    ],
    [
      'none that ends',
      'deadline',
      swapTokens({ deadline: maxUint256 }),
      {},
      {},
    ],
    [
      'one that has gone',
      'deadline',
      swapTokens({ deadline: time - 1n }),
      {},
      {},
    ],
    ['a part of it', 'options', five({ flags: 1n }), {}, {}],
    ['more coin on 1inch', 'options', six({ flags: 2n }), {}, {}],
    ['permit2', 'options', six({ flags: 4n }), {}, {}],
    ['unknown options', 'options', five({ flags: 8n }), {}, {}],
    ['a permit', 'options', five({}, '0x00'), {}, {}],
  ] as const)('error: %s', (_name, reason, data, request, built) => {
    const wanted = { ...asked, ...request } as typeof asked
    const run = () =>
      assertSwapTransaction({ ...wanted, built: build(data as Hex, built) })
    expect(run).toThrow(
      expect.objectContaining({
        code: 'SWAP_REFUSED',
        reason,
        sentToNetwork: 'no',
      }),
    )
  })
})

describe('approvals', () => {
  const other = parseAbi([
    'function setApprovalForAll(address, bool)',
    'function increaseAllowance(address, uint256)',
    'function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)',
  ])
  const approve = (spender: Address = router, amount = maxUint256) =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, amount],
    })
  const toBuilt = (data: Hex, changes: object = {}) =>
    build(data, { to: `${caipNetworkId}:${a}`, ...changes })
  const place = { account, caipNetworkId, routers: [router], token: a }

  test.each([maxUint256, 1n, 0n])('default: of %s', (amount) => {
    const built = toBuilt(approve(router, amount))
    expect(assertApproveTransaction({ ...place, built })).toBe(router)
  })

  test.each([
    ['another spender', 'spender', toBuilt(approve(evil))],
    ['the person', 'spender', toBuilt(approve(account))],
    ['another token', 'token', toBuilt(approve(), { to: `eip155:1:${b}` })],
    [
      'the account as the target',
      'token',
      toBuilt(approve(), { to: `eip155:1:${account}` }),
    ],
    [
      'another account',
      'account',
      toBuilt(approve(), { from: `eip155:1:${evil}` }),
    ],
    [
      'another network',
      'network',
      toBuilt(approve(), { to: `eip155:10:${a}` }),
    ],
    ['a coin along', 'value', toBuilt(approve(), { value: 1n })],
    ['bytes behind', 'calldata', toBuilt(`${approve()}00`)],
    ['no bytes', 'calldata', toBuilt('0x')],
    [
      'a transfer',
      'calldata',
      toBuilt(
        encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [router, 1n],
        }),
      ),
    ],
    ...(
      [
        ['setApprovalForAll', [router, true]],
        ['increaseAllowance', [router, 1n]],
        [
          'permit',
          [
            account,
            router,
            1n,
            1n,
            27,
            `0x${'0'.repeat(64)}`,
            `0x${'0'.repeat(64)}`,
          ],
        ],
      ] as const
    ).map(
      ([functionName, args]) =>
        [
          functionName,
          'calldata',
          toBuilt(
            encodeFunctionData({ abi: other, args, functionName } as never),
          ),
        ] as const,
    ),
  ] as [string, string, ReturnType<typeof build>][])(
    'error: %s',
    (_name, reason, built) => {
      expect(() => assertApproveTransaction({ ...place, built })).toThrow(
        expect.objectContaining({ code: 'SWAP_REFUSED', reason }),
      )
    },
  )
})
