import { describe, expect, test } from 'vitest'
import { formatCaipAddress } from '../../features/accounts/formatCaipAddress.js'
import { KitError } from '../errors/base.js'
import {
  InvalidCaip10AddressError,
  InvalidCaipAddressError,
} from '../errors/caip.js'
import { parseCaipAddress } from './parseCaipAddress.js'

describe('parseCaipAddress', () => {
  test('default', () => {
    expect(parseCaipAddress('eip155:1:0xAb12')).toEqual({
      namespace: 'eip155',
      reference: '1',
      caipNetworkId: 'eip155:1',
      address: '0xAb12',
    })
  })

  test.each(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])(
    'behavior: namespace %s',
    (namespace) => {
      const value = `${namespace}:net-1:abc`
      expect(parseCaipAddress(value).namespace).toBe(namespace)
    },
  )

  test.each([
    '',
    'eip155',
    'eip155:1',
    'eip155:1:',
    'eip155::0xab',
    ':1:0xab',
    'eip155:1:0xab:more',
    'eip155:1:0xab cd',
    'eip155:1:<b>',
    `eip155:${'1'.repeat(33)}:0xab`,
    `eip155:1:${'a'.repeat(129)}`,
    null,
    undefined,
    42,
    ['eip155:1:0xab'],
    Object.create(null),
    Symbol('x'),
  ])('error: not three parts', (value) => {
    expect(() => parseCaipAddress(value)).toThrow(InvalidCaip10AddressError)
    expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP-10 address')
  })

  test.each(['near:mainnet:me', 'EIP155:1:0xab', '__proto__:1:0xab'])(
    'error: unknown namespace %s',
    (value) => {
      expect(() => parseCaipAddress(value)).toThrow(InvalidCaipAddressError)
      expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP Address')
      expect(() => parseCaipAddress(value)).toThrow(KitError)
    },
  )
})

describe('formatCaipAddress', () => {
  test('default', () => {
    expect(
      formatCaipAddress({ caipNetworkId: 'eip155:1', address: '0xAb12' }),
    ).toBe('eip155:1:0xAb12')
  })

  test('error: invalid parts', () => {
    expect(() =>
      formatCaipAddress({ caipNetworkId: 'eip155', address: '0xab' }),
    ).toThrow(InvalidCaip10AddressError)
    expect(() =>
      formatCaipAddress({ caipNetworkId: 'near:mainnet', address: 'me' }),
    ).toThrow(InvalidCaipAddressError)
  })
})
