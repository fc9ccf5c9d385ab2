import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getTokenBalance } from './getTokenBalance.js'

declare const kit: Kit

test('default', () => {
  const result = getTokenBalance(kit, { token: 'native' })
  expectTypeOf(result).resolves.toEqualTypeOf<{
    amount: string
    caipNetworkId: string
    decimals: number
    name: string
    symbol: string
    value: bigint
  }>()
  // @ts-expect-error The token is required.
  getTokenBalance(kit, {})
})
