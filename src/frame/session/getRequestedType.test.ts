import { expect, test } from 'vitest'
import { defaultAccountTypes } from '../../features/accounts/defaultAccountTypes.js'
import { getRequestedType } from './getRequestedType.js'

test.each([
  [undefined, 'eip155'],
  [1, 'eip155'],
  ['eip155:10', 'eip155'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana'],
] as const)('default: %s, as in defaultAccountTypes', (chainId, namespace) => {
  expect(getRequestedType(chainId)).toBe(defaultAccountTypes[namespace])
})
