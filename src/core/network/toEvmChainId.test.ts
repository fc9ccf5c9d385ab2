import { describe, expect, test } from 'vitest'
import { InvalidCaipChainIdError } from '../errors/caip.js'
import { toEvmChainId } from './toEvmChainId.js'

describe('toEvmChainId', () => {
  test.each([31337, '31337', '0x7a69', '0x07A69', 'eip155:31337'])(
    'default: %s',
    (value) => {
      expect(toEvmChainId(value)).toBe(31337)
    },
  )

  test.each([
    0,
    -1,
    1.5,
    Number.NaN,
    2 ** 53,
    '',
    '0',
    '0x',
    '0x0',
    '0xNaN',
    '-1',
    '1e3',
    '1.0',
    ' 1',
    '9007199254740993',
    '0xffffffffffffffff',
    'eip155:',
    'eip155:0x1',
    'eip155:1:0xab',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    null,
    undefined,
    1n,
    {},
  ])('error: %s', (value) => {
    expect(() => toEvmChainId(value as string)).toThrow(InvalidCaipChainIdError)
  })
})
