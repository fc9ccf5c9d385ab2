import { expectTypeOf, test } from 'vitest'
import { createMockWallet } from './createMockWallet.js'
import type { MockRequest } from './types.js'

test('default', () => {
  const wallet = createMockWallet()
  expectTypeOf(wallet.requests).toEqualTypeOf<readonly MockRequest[]>()
  expectTypeOf(wallet.info.rdns).toBeString()
  expectTypeOf(
    wallet.provider.request({ method: 'eth_accounts' }),
  ).resolves.toBeUnknown()
})

test('param: onRequest', () => {
  createMockWallet({
    onRequest: async (request, { next }) => {
      expectTypeOf(request.method).toBeString()
      expectTypeOf(request.params).toBeUnknown()
      return next()
    },
  })
  // @ts-expect-error a code is not a decision
  createMockWallet({ onRequest: 4001 })
  // @ts-expect-error an address has no key
  createMockWallet({ accounts: ['nobody'] })
})
