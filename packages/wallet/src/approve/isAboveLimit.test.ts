import { type Address, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { joinSpend } from '../core/spend/joinSpend.js'
import type { Spend } from '../core/spend/spend.js'
import { readSpend, readTotalSpend } from '../requests/transaction/readSpend.js'
import { isAboveLimit } from './isAboveLimit.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0x000000000000000000000000000000000000dEaD'
const caipNetworkId = 'eip155:1'
const limits = [
  { caipNetworkId, asset: 'native', units: 10n },
  { caipNetworkId, asset: token.toLowerCase(), units: 100n },
]
const isAbove = (spend: Spend | undefined) =>
  isAboveLimit({ caipNetworkId, limits, spend })
const call = (functionName: 'transfer' | 'approve', units: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [other, units] })

const router = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const toSwap = (from: string, amount: bigint) =>
  encodeFunctionData({
    abi: parseAbi([
      'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
    ]),
    args: [amount, 1n, [from as Address, other], other, 2n ** 32n],
  })

describe('isAboveLimit', () => {
  test('default', () => {
    expect(isAbove(readSpend({ to: other, value: 10n }))).toBe(false)
    expect(isAbove(readSpend({ to: other, value: 11n }))).toBe(true)
    const spend = (units: bigint, name: 'transfer' | 'approve' = 'transfer') =>
      readSpend({ to: token, data: call(name, units) })
    expect(isAbove(spend(100n))).toBe(false)
    expect(isAbove(spend(101n))).toBe(true)
    expect(isAbove(spend(101n, 'approve'))).toBe(true)
  })

  test('behavior: the amounts of several calls add up', () => {
    const half = readSpend({ to: token, data: call('transfer', 60n) })
    expect(isAbove(half)).toBe(false)
    expect(isAbove(joinSpend([half, half]))).toBe(true)
    expect(joinSpend([half, 'unknown'])).toBe('unknown')
  })

  test('behavior: a fee counts, of gas and of data', () => {
    const most = (value: bigint, dataFee: bigint | undefined) =>
      readTotalSpend([
        {
          dataFee,
          transaction: { to: other, value, gas: 3n, maxFeePerGas: 2n },
        },
      ])
    expect(isAbove(most(4n, 0n))).toBe(false)
    expect(isAbove(most(5n, 0n))).toBe(true)
    expect(isAbove(most(4n, 1n))).toBe(true)
    expect(isAbove(most(0n, 5n))).toBe(true)
    // A rollup whose contract does not answer.
    expect(most(0n, undefined)).toBe('unknown')
    const calls = [{ to: token, data: call('transfer', 1n) } as const]
    const batch = {
      dataFee: 0n,
      transaction: { to: other, value: 0n, gas: 11n, gasPrice: 1n },
    } as const
    expect(isAbove(readTotalSpend([batch], { calls }))).toBe(true)
  })

  test('behavior: what cannot be told is above every limit', () => {
    expect(readSpend({ to: token, data: '0xdeadbeef' })).toBe('unknown')
    expect(readSpend({ to: undefined, data: '0x00' })).toBe('unknown')
    expect(isAbove('unknown')).toBe(true)
    const operator = (isApproved: boolean) =>
      readSpend({
        data: encodeFunctionData({
          abi: parseAbi(['function setApprovalForAll(address, bool)']),
          args: [other, isApproved],
        }),
        to: token,
      })
    expect(operator(true)).toBe('unknown')
    expect(isAbove(operator(false))).toBe(false)
    // A message takes nothing.
    expect(isAbove(undefined)).toBe(false)
  })

  test('behavior: of swaps, through exchanges of the chain alone', () => {
    const swap = (from: string) =>
      readSpend({ to: router, data: toSwap(from, 101n) }, [
        { address: router, name: 'Exchange' },
      ])
    expect(isAbove(swap(token))).toBe(true)
    expect(swap(token)).toContainEqual({ asset: token, units: 101n })
    expect(readSpend({ to: router, data: toSwap(token, 1n) })).toBe('unknown')
    const elsewhere = { to: other, data: toSwap(token, 1n) } as const
    expect(readSpend(elsewhere, [{ address: router, name: 'Exchange' }])).toBe(
      'unknown',
    )
  })

  test('behavior: a network and an asset without a limit', () => {
    expect(
      isAboveLimit({ caipNetworkId: 'eip155:2', limits, spend: 'unknown' }),
    ).toBe(false)
    const spend = readSpend({ to: other, data: call('transfer', 999n) })
    expect(isAbove(spend)).toBe(false)
  })
})
