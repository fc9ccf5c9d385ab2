import { expectTypeOf, test } from 'vitest'
import type { SolanaSendOptions } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { getMaxSend } from './getMaxSend.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getMaxSend(kit, { token: 'native' })).resolves.toEqualTypeOf<{
    amount: string
    caipNetworkId: `eip155:${number}` | `solana:${string}`
    decimals: number
    fee: bigint | undefined
    value: bigint
  }>()
})

test('param: all', () => {
  expectTypeOf<getMaxSend.Parameters>().branded.toEqualTypeOf<{
    account?: string | undefined
    chainId?: number | string | undefined
    solana?: SolanaSendOptions | undefined
    token: string
    to?: string | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getMaxSend({ token: 'native' })
  // @ts-expect-error The token is required.
  getMaxSend(kit, {})
  // @ts-expect-error The amount is what is asked for.
  getMaxSend(kit, { amount: '1', token: 'native' })
})
