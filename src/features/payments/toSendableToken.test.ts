import { expect, test } from 'vitest'
import { toSendableToken } from './toSendableToken.js'

const row = {
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  iconUrl: '',
  name: 'USD Coin',
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
  symbol: 'USDC',
}

test('default', () => {
  expect(toSendableToken(row)).toEqual({
    id: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    balance: 1_500_000n,
    decimals: 6,
    iconUrl: '',
    isNative: false,
    name: 'USD Coin',
    price: 1,
    symbol: 'USDC',
  })
})

test('behavior: native token', () => {
  const token = toSendableToken({ ...row, address: undefined })
  expect(token).toMatchObject({ id: 'native', isNative: true })
})

test('behavior: excess decimal places are truncated', () => {
  const quantity = { decimals: '6', numeric: '0.9999999' }
  expect(toSendableToken({ ...row, quantity }).balance).toBe(999_999n)
})

test('behavior: untrusted text is sanitized and truncated', () => {
  const token = toSendableToken({
    ...row,
    name: 'x'.repeat(99),
    symbol: 'A\u202eBCDEFGHIJKLMNOP',
  })
  expect([...token.name]).toHaveLength(64)
  expect(token.symbol).toBe('ABCDEFGHIJK…')
})

test('behavior: a token without a name uses its address', () => {
  const address = 'solana:localnet:CgkvAe7FpmxnvdYKaRzmQavw9hVztknkFXUQXEMjMQfr'
  const token = toSendableToken({ ...row, address, name: '', symbol: '' })
  expect(token).toMatchObject({ name: 'Cgkv…MQfr', symbol: 'Cgkv…MQfr' })
  expect(toSendableToken({ ...row, name: ' ' }).name).toBe('USDC')
})
