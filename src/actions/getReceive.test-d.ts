import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import { getReceive } from './getReceive.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getReceive(kit)).resolves.toEqualTypeOf<{
    address: string
    amount: string | undefined
    caipAddress: string
    caipNetworkId: string
    paymentUri: string
    token: string | undefined
  }>()
  getReceive(kit, { amount: '1.5', token: 'native' })
})

test('param: all', () => {
  expectTypeOf<getReceive.Parameters>().toEqualTypeOf<{
    address?: string | undefined
    amount?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    token?: string | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getReceive()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getReceive(kit, { chainId: true })
  // @ts-expect-error There is no such namespace.
  getReceive(kit, { namespace: 'bitcoin' })
  // @ts-expect-error An amount is decimal text.
  getReceive(kit, { amount: 1.5 })
})
