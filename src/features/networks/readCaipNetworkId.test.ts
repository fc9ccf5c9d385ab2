import { expect, test } from 'vitest'
import { readCaipNetworkId } from './readCaipNetworkId.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test.each([
  [31337, 'eip155:31337'],
  ['0x7a69', 'eip155:31337'],
  ['eip155:31337', 'eip155:31337'],
  [solana, solana],
])('default: %s', (value, expected) => {
  expect(readCaipNetworkId(value)).toBe(expected)
})

test.each([0, '', 'eip155:', 'cosmos:hub', null, undefined, 1n, {}])(
  'behavior: %s is none',
  (value) => {
    expect(readCaipNetworkId(value)).toBeUndefined()
  },
)
