import { describe, expect, test } from 'vitest'
import { InvalidCaipNetworkIdError } from '../errors/caipNetwork.js'
import { isNamespace, namespaces } from './namespaces.js'
import { parseCaipNetworkId } from './parseCaipNetworkId.js'

describe('parseCaipNetworkId', () => {
  test('default', () => {
    const value = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(parseCaipNetworkId(value)).toEqual({
      namespace: 'solana',
      reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      caipNetworkId: value,
    })
  })

  test.each([
    '',
    ':',
    'eip155',
    'eip155:',
    ':1',
    'eip155:1:2',
    'eip155: 1',
    'near:mainnet',
    'EIP155:1',
    `eip155:${'1'.repeat(33)}`,
    1,
    null,
    undefined,
    {},
  ])('error: %s', (value) => {
    expect(() => parseCaipNetworkId(value)).toThrow(InvalidCaipNetworkIdError)
    expect(() => parseCaipNetworkId(value)).toThrow('Invalid CAIP-2 network id')
  })
})

describe('isNamespace', () => {
  test('default', () => {
    expect(namespaces.every(isNamespace)).toBe(true)
    for (const value of ['', 'EIP155', 'near', 'toString', null, 0])
      expect(isNamespace(value)).toBe(false)
  })
})
