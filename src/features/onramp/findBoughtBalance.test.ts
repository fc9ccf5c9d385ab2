import { expect, test } from 'vitest'
import { findBoughtBalance } from './findBoughtBalance.js'

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const quantity = { decimals: '6', numeric: '1' }
const toBalance = (symbol: string, address?: string) => ({
  address: address && `eip155:1:${address}`,
  chainId: 'eip155:1',
  quantity,
  symbol,
})
const toCurrency = (symbol: string, contractAddress: string) => ({
  networks: [{ chainId: '1', contractAddress, name: 'ethereum' }],
  symbol,
})
const find = (
  currency: ReturnType<typeof toCurrency>,
  ...balances: ReturnType<typeof toBalance>[]
) => findBoughtBalance({ balances, caipNetworkId: 'eip155:1', currency })

test('default', () => {
  const token = toBalance('USDC', contract.toLowerCase())
  expect(find(toCurrency('USDC', contract), toBalance('ETH'), token)).toBe(
    token,
  )
})

test('behavior: the native token has no contract', () => {
  const coin = toBalance('ETH')
  expect(find(toCurrency('ETH', ''), toBalance('ETH', contract), coin)).toBe(
    coin,
  )
})

test('behavior: a token that only shares the symbol does not match', () => {
  const fake = toBalance('USDC', `0x${'1'.repeat(40)}`)
  expect(find(toCurrency('USDC', contract), fake)).toBeUndefined()
  // As in the built-in list used when the service fails.
  const token = toBalance('USDC', contract)
  expect(find(toCurrency('ETH', contract), token)).toBeUndefined()
})

test('param: caipNetworkId', () => {
  const balances = [toBalance('USDC', contract)]
  const currency = toCurrency('USDC', contract)
  const caipNetworkId = 'eip155:10'
  expect(
    findBoughtBalance({ balances, caipNetworkId, currency }),
  ).toBeUndefined()
})
