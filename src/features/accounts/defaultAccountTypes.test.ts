import { expect, test } from 'vitest'
import { defaultAccountTypes } from './defaultAccountTypes.js'

test('default', () => {
  expect(defaultAccountTypes).toEqual({
    bip122: 'payment',
    eip155: 'smartAccount',
    polkadot: 'eoa',
    solana: 'eoa',
  })
})
