import { expect, test } from 'vitest'
import { getAccountNamespace } from './getAccountNamespace.js'

test('default', () => {
  expect(getAccountNamespace({})).toBeUndefined()
  expect(getAccountNamespace({ namespace: 'solana', chainId: 1 })).toBe(
    'solana',
  )
})

test('param: chainId', () => {
  expect(getAccountNamespace({ chainId: 1 })).toBe('eip155')
  expect(getAccountNamespace({ chainId: '0x1' })).toBe('eip155')
  expect(getAccountNamespace({ chainId: 'solana:abc' })).toBe('solana')
})

test('param: address', () => {
  expect(getAccountNamespace({ address: '0xab' })).toBe('eip155')
  expect(getAccountNamespace({ address: 'So1' })).toBe('solana')
})
