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

test('behavior: another in any part', () => {
  for (const part of Object.keys(send))
    expect(isSameSend(send, { ...send, [part]: '2' })).toBe(false)
})
