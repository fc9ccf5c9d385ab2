import { expect, test } from 'vitest'
import { readOverrides } from './readOverrides.js'

test('default', () => {
  const eip155 = { chains: ['eip155:10'] } as const
  expect(readOverrides({ eip155 })).toBe(eip155)
  expect(readOverrides()).toBeUndefined()
  expect(readOverrides({})).toBeUndefined()
})

test.each([
  [{ cosmos: {} }, 'ADAPTER_NOT_FOUND', 'cosmos'],
  [{ polkadot: {} }, 'ADAPTER_NOT_FOUND', 'polkadot'],
  // `solana()` proposes its own clusters.
  [{ solana: {} }, 'ADAPTER_NOT_FOUND', 'solana'],
  [
    {
      eip155: {
        chains: ['eip155:1', 'bip122:000000000019d6689c085ae165831e93'],
      },
    },
    'ADAPTER_NOT_FOUND',
    'bip122',
  ],
  [{ eip155: { chains: ['1'] } }, 'INVALID_CAIP_NETWORK_ID', '1'],
])('error: %j', (namespaces, code, details) => {
  expect(() => readOverrides(namespaces as never)).toThrow(
    expect.objectContaining({ code, details }),
  )
})
