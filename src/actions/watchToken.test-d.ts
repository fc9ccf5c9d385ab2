import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { getToken } from './getToken.js'
import { watchToken } from './watchToken.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    watchToken(kit, { chainId: 1, token: '0x' }),
  ).resolves.toEqualTypeOf<getToken.ReturnType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  watchToken({ token: '0x' })
  // @ts-expect-error The name is read from the chain.
  watchToken(kit, { chainId: 1, symbol: 'USDC', token: '0x' })
})
