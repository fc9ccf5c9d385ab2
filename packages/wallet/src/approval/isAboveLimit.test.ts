import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { readSpend } from '../transaction/readSpend.js'
import { isAboveLimit } from './isAboveLimit.js'
import { joinSpend } from './joinSpend.js'
import type { Spend } from './spend.js'

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

  test('behavior: what cannot be told is above every limit', () => {
    expect(readSpend({ to: token, data: '0xdeadbeef' })).toBe('unknown')
    expect(readSpend({ to: undefined, data: '0x00' })).toBe('unknown')
    expect(isAbove('unknown')).toBe(true)
    // A message takes nothing.
    expect(isAbove(undefined)).toBe(false)
  })

  test('behavior: a network and an asset without a limit', () => {
    expect(
      isAboveLimit({ caipNetworkId: 'eip155:2', limits, spend: 'unknown' }),
    ).toBe(false)
    const spend = readSpend({ to: other, data: call('transfer', 999n) })
    expect(isAbove(spend)).toBe(false)
  })
})
