// @vitest-environment node
import { expect, test } from 'vitest'
import { describeChain } from './describeChain.js'

const rpcUrl = 'http://localhost:1'

test('default: what is known of the chain', () => {
  expect(describeChain({ caipNetworkId: 'eip155:137', rpcUrl })).toMatchObject({
    name: 'Polygon',
    nativeCurrency: { symbol: 'POL', decimals: 18 },
    explorerUrl: 'https://polygonscan.com',
  })
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(describeChain({ caipNetworkId: solana, rpcUrl })).toEqual({
    ...{ caipNetworkId: solana, name: 'Solana', rpcUrl },
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  })
})

test('behavior: a private network has its own names', () => {
  const currency = { name: 'Token', symbol: 'TKN', decimals: 6 }
  const given = { name: 'Ours', currency, explorerUrl: 'https://scan.example' }
  const caipNetworkId = 'eip155:987654321'
  expect(describeChain({ caipNetworkId, rpcUrl })).toMatchObject({
    name: 'Chain 987654321',
    nativeCurrency: { symbol: 'ETH' },
  })
  expect(describeChain({ ...given, caipNetworkId, rpcUrl })).toEqual({
    ...{ caipNetworkId, name: 'Ours', nativeCurrency: currency, rpcUrl },
    explorerUrl: 'https://scan.example',
  })
})

test('behavior: a rollup, as viem knows it or the operator says', () => {
  const isRollup = (reference: number, given: { isRollup?: boolean } = {}) =>
    describeChain({ caipNetworkId: `eip155:${reference}`, rpcUrl, ...given })
      .isRollup
  expect(isRollup(8453)).toBe(true)
  expect(isRollup(8453, { isRollup: false })).toBeUndefined()
  expect(isRollup(1)).toBeUndefined()
  expect(isRollup(987654321)).toBeUndefined()
  expect(isRollup(987654321, { isRollup: true })).toBe(true)
})
