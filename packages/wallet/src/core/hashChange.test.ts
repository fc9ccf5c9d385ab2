import { expect, test } from 'vitest'
import { hashChange } from './hashChange.js'

const change = {
  action: 'delete',
  challenge: 'challenge',
  origin: 'https://wallet.example',
  payload: '{}',
  userId: 'ann',
} as const

test.each([
  ['action', { action: 'remove-set' }],
  ['challenge', { challenge: 'another' }],
  ['origin', { origin: 'https://evil.example' }],
  ['payload', { payload: '{"a":1}' }],
  ['user', { userId: 'bob' }],
  ['part of another', { challenge: 'challenge","https://wallet.example' }],
] as const)('behavior: a signature is for one %s', (_, other) => {
  expect(hashChange({ ...change, ...other })).not.toBe(hashChange(change))
})

test('default', () => {
  expect(hashChange(change)).toMatch(/^0x[0-9a-f]{64}$/)
  expect(hashChange({ ...change })).toBe(hashChange(change))
})
