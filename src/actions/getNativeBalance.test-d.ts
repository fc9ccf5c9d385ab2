import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import type { Kit } from '../createKit.js'
import { getNativeBalance } from './getNativeBalance.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getNativeBalance(kit)).resolves.toEqualTypeOf<{
    amount: string
    currency: string
    decimals: number
    fiat: string | undefined
    formatted: string
    name: string
    symbol: string
    value: string
  }>()
  getNativeBalance(kit, { namespace: 'solana' })
})

test('param: all', () => {
  expectTypeOf<getNativeBalance.Parameters>().branded.toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ChainNotSupportedError>().toExtend<getNativeBalance.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getNativeBalance()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getNativeBalance(kit, { chainId: true })
  // @ts-expect-error There is no such namespace.
  getNativeBalance(kit, { namespace: 'bitcoin' })
})
