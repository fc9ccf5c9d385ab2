import { expectTypeOf, test } from 'vitest'
import type { TokenBalance } from '../api/balances.js'
import type { AccountNamespace } from '../core/account/account.js'
import type { ApiError } from '../core/errors/api.js'
import type { UnsupportedChainError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { getBalances } from './getBalances.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getBalances(kit)).resolves.toEqualTypeOf<{
    balances: readonly TokenBalance[]
    currency: string
    dropped: number
    hasRate: boolean
    isSupported: boolean
    partial: boolean
  }>()
  getBalances(kit, { address: '0x', chainId: 1, forceUpdate: true })
  getBalances(kit, { forceUpdate: ['eip155:1:0x'] })
})

test('param: all', () => {
  expectTypeOf<getBalances.Parameters>().toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    forceUpdate?: boolean | readonly string[] | undefined
    includeIndivisible?: boolean | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getBalances.ErrorType>()
  expectTypeOf<UnsupportedChainError>().toExtend<getBalances.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getBalances()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getBalances(kit, { chainId: true })
  // @ts-expect-error There is no such namespace.
  getBalances(kit, { namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  getBalances(kit, { unknown: true })
  // @ts-expect-error Tokens are a list.
  getBalances(kit, { forceUpdate: 'eip155:1:0x' })
})
