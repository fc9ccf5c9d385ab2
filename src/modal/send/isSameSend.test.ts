import { expect, test } from 'vitest'
import { isSameSend } from './isSameSend.js'

const send = {
  account: '0xAb',
  amount: '1',
  chainId: 1,
  to: '0xCd',
  token: 'native',
}

test('default', () => {
  expect(isSameSend(send, { ...send, to: '0xcD' })).toBe(true)
})

test('behavior: different in any part', () => {
  for (const part of Object.keys(send))
    expect(isSameSend(send, { ...send, [part]: '2' })).toBe(false)
})

test('behavior: different memos, whose letters count', () => {
  const paid = { ...send, solana: { memo: 'Order a' } }
  expect(isSameSend(paid, { ...paid })).toBe(true)
  expect(isSameSend(paid, send)).toBe(false)
  expect(isSameSend(paid, { ...send, solana: { memo: 'Order A' } })).toBe(false)
})

test('behavior: base58 addresses are case-sensitive', () => {
  const send = { amount: '1', to: 'So1A', token: 'native' }
  expect(isSameSend(send, { ...send, to: 'So1a' })).toBe(false)
})
