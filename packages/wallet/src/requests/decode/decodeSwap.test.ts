import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { english } from '../../ui/language/translations/english.js'
import { decodeAction } from './decodeAction.js'

const abi = parseAbi([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
])
const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const router = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const usd = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const gold = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'
const weth = '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9'
const now = 1_800_000_000_000
const soon = 1_800_000_600n
const tokens = new Map<Address, { decimals: number; symbol: string }>([
  [usd, { decimals: 6, symbol: 'USDX' }],
  [gold, { decimals: 18, symbol: 'GOLD' }],
  [weth, { decimals: 18, symbol: 'WETH' }],
])

function decode(data: Hex, more: Partial<decodeAction.Parameters> = {}) {
  return decodeAction({
    from: me,
    to: router,
    data,
    value: 0n,
    currency: { symbol: 'ETH', decimals: 18 },
    readToken: async (address) => {
      const token = tokens.get(address)
      return token && { address, ...token }
    },
    routers: [{ address: router, name: 'Exchange' }],
    now,
    strings: english,
    ...more,
  })
}

function swapTokens(more: Partial<Record<'to', Address>> & Values = {}) {
  const { deadline = soon, min = parseUnits('2.4', 18), to = me } = more
  return encodeFunctionData({
    abi,
    functionName: 'swapExactTokensForTokens',
    args: [parseUnits('100', 6), min, more.path ?? [usd, gold], to, deadline],
  })
}

type Values = {
  deadline?: bigint
  min?: bigint
  path?: readonly Address[]
}

const linesOf = (action: Awaited<ReturnType<typeof decode>>) =>
  action.rows.map(({ label, note, value }) => [label, value, note])

/** The same calls for tokens that take a fee of each transfer. */
const feeAbi = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
])

describe('decodeSwap', () => {
  test('behavior: of tokens that take a fee', async () => {
    const min = parseUnits('2.4', 18)
    const value = parseEther('1')
    const amount = parseUnits('100', 6)
    const calls = [
      [{ args: [min, [weth, gold], me, soon] }, '1 ETH', '2.4 GOLD'],
      [{ args: [amount, min, [usd, weth], me, soon] }, '100 USDX', '2.4 ETH'],
      [{ args: [amount, min, [usd, gold], me, soon] }, '100 USDX', '2.4 GOLD'],
    ] as const
    for (const [at, [{ args }, paid, received]] of calls.entries()) {
      const abi = feeAbi.slice(at, at + 1)
      const data = encodeFunctionData({ abi, args } as never)
      const action = await decode(data, { value: at === 0 ? value : 0n })
      expect(action).toMatchObject({ action: 'Swap', amount: paid })
      expect(linesOf(action)[0]).toEqual([
        'Receive at least',
        received,
        undefined,
      ])
      expect(action.warnings).toEqual([])
    }
  })

  test('default', async () => {
    const action = await decode(swapTokens())
    expect(action).toMatchObject({
      action: 'Swap',
      amount: '100 USDX',
      warnings: [],
    })
    expect(linesOf(action)).toEqual([
      ['Receive at least', '2.4 GOLD', undefined],
      ['Receiver', me, undefined],
      ['Pay', usd, 'USDX'],
      ['Receive', gold, 'GOLD'],
      ['Exchange', router, 'Exchange'],
      ['Valid until', '2027-01-15 08:10:00 UTC', undefined],
    ])
  })

  test('behavior: coins for tokens, the value is what is paid', async () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'swapExactETHForTokens',
      args: [parseUnits('2', 18), [weth, usd, gold], me, soon],
    })
    const action = await decode(data, { value: parseEther('0.1') })
    expect(action).toMatchObject({ amount: '0.1 ETH', warnings: [] })
    expect(linesOf(action).slice(2, 5)).toEqual([
      ['Wrapped as', weth, 'WETH'],
      ['Via', usd, 'USDX'],
      ['Receive', gold, 'GOLD'],
    ])
    expect((await decode(data, { value: 0n })).amount).toBe('0 ETH')
  })

  test('behavior: tokens for coins', async () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForETH',
      args: [parseUnits('100', 6), parseEther('0.03'), [usd, weth], me, soon],
    })
    const action = await decode(data)
    expect(action.rows[0]?.value).toBe('0.03 ETH')
    expect(linesOf(action)[3]).toEqual(['Wrapped as', weth, 'WETH'])
  })

  test('behavior: coins sent along with tokens are shown', async () => {
    const action = await decode(swapTokens(), { value: 1n })
    expect(action.rows.at(-1)).toMatchObject({ label: 'Also sends' })
    expect(action.warnings[0]).toContain('It also sends')
  })

  test('behavior: another receiver is warned of', async () => {
    const action = await decode(swapTokens({ to: friend }))
    expect(action.rows[1]).toMatchObject({ value: friend, testId: 'receiver' })
    expect(action.warnings.join()).toContain('another account')
  })

  test('behavior: no minimum is warned of', async () => {
    const action = await decode(swapTokens({ min: 0n }))
    expect(action.warnings.join()).toContain('next to nothing')
  })

  test.each([
    [1_800_000_000n, 'It has expired'],
    [1_800_000_001n, undefined],
    [1_800_001_200n, undefined],
    [1_800_001_261n, 'more than 20 minutes'],
    [2n ** 256n - 1n, 'more than 20 minutes'],
  ])('behavior: deadline %s', async (deadline, warning) => {
    const { warnings } = await decode(swapTokens({ deadline }))
    expect(warnings).toHaveLength(warning ? 1 : 0)
    expect(warnings.join()).toContain(warning ?? '')
  })

  test('behavior: of a contract that is not known nothing is promised', async () => {
    const action = await decode(swapTokens(), { routers: [] })
    expect(action.warnings.join()).toContain('not a known exchange')
    expect(linesOf(action)[0]?.[0]).toBe('Asks for at least')
    expect(linesOf(action)[4]).toEqual(['Contract', router, undefined])
  })

  test('behavior: bytes that only begin like a swap are not one', async () => {
    const data = swapTokens()
    const pointer = 10 + 2 * 64
    const shifted =
      `${data.slice(0, pointer)}${'c0'.padStart(64, '0')}${data.slice(
        pointer + 64,
        10 + 5 * 64,
      )}${'0'.repeat(64)}${data.slice(10 + 5 * 64)}` as Hex
    for (const bytes of [concat([data, '0x00']), shifted])
      expect((await decode(bytes)).action).toBe('Call a contract')
  })

  test('behavior: a path that is none, or too long to be read', async () => {
    for (const path of [[], [usd], Array(7).fill(usd)])
      expect((await decode(swapTokens({ path }))).action).toBe(
        'Call a contract',
      )
  })

  test('behavior: a token without decimals has no figures to show', async () => {
    const action = await decode(swapTokens({ path: [usd, friend] }))
    expect(action.action).toBe('Call a contract')
  })
})
