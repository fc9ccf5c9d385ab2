import { describe, expect, test } from 'vitest'
import { defaultCapabilities, type Feature } from './capabilities.js'
import { ParameterError } from './errors/base.js'
import { resolveCapabilities } from './resolveCapabilities.js'
import { supports } from './supports.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

describe('supports', () => {
  test.each<[Feature, string, boolean]>([
    ['send', 'eip155:31337', true],
    ['send', solana, true],
    ['send', 'bip122:000000000019d6689c085ae165831e93', false],
    ['balance', 'eip155:1', true],
    ['balance', solana, true],
    ['onramp', solana, true],
    ['names', 'eip155:1', true],
    ['names', solana, false],
    ['activity', 'eip155:1', true],
    ['activity', solana, false],
    ['swap', solana, false],
    ['swap', 'eip155:31337', false],
  ])('default: %s on %s', (feature, network, expected) => {
    expect(supports(defaultCapabilities, feature, network)).toBe(expected)
  })

  test('behavior: swap is supported on twelve chains', () => {
    const ids = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217]
    for (const id of [...ids, 1313161554])
      expect(supports(defaultCapabilities, 'swap', `eip155:${id}`)).toBe(true)
    expect(defaultCapabilities.swap).toHaveLength(12)
  })

  test.each(['', 'eip155', 'eip155:1:0xab', 'near:mainnet', undefined, null])(
    'behavior: network %s supports nothing',
    (network) => {
      expect(supports(defaultCapabilities, 'send', network as string)).toBe(
        false,
      )
    },
  )
})

describe('resolveCapabilities', () => {
  test('default', () => {
    expect(resolveCapabilities()).toEqual(defaultCapabilities)
  })

  test('param: extra', () => {
    const capabilities = resolveCapabilities({
      swap: ['eip155:31337', 'eip155:1'],
      names: ['solana'],
    })
    expect(supports(capabilities, 'swap', 'eip155:31337')).toBe(true)
    expect(supports(capabilities, 'swap', 'eip155:1')).toBe(true)
    expect(supports(capabilities, 'names', solana)).toBe(true)
    expect(capabilities.swap).toHaveLength(13)
    expect(defaultCapabilities.swap).toHaveLength(12)
  })

  test.each([
    '31337',
    7,
    'near:main',
    'eip155:1:0xab',
    // Namespaces without an adapter.
    'bip122',
    'bip122:000000000019d6689c085ae165831e93',
    'polkadot',
    'cosmos:cosmoshub-3',
  ])('error: %s, which no account can be on', (place) => {
    const resolve = () => resolveCapabilities({ swap: [place as string] })
    expect(resolve).toThrow(ParameterError)
    expect(resolve).toThrow('capabilities.swap')
  })
})
