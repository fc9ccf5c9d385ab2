import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { ApiError } from '../core/errors/api.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { getWallets } from './getWallets.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getWallets(kit)).resolves.toEqualTypeOf<{
    wallets: readonly Wallet[]
    count: number
    next: number | undefined
    dropped: number
    partial: boolean
    removed: number
  }>()
  getWallets(kit, { list: 'featured' })
  getWallets(kit, { page: 2, search: 'meta' })
})

test('param: all', () => {
  expectTypeOf<getWallets.Parameters>().toEqualTypeOf<{
    list?: 'all' | 'featured' | 'recommended' | undefined
    search?: string | undefined
    page?: number | undefined
    namespace?: AccountNamespace | undefined
    badgeType?: 'certified' | 'none' | undefined
    skip?: readonly string[] | undefined
    isMobile?: boolean | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getWallets.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getWallets()
  // @ts-expect-error There is no such list.
  getWallets(kit, { list: 'recent' })
  // @ts-expect-error A page is a number.
  getWallets(kit, { page: '2' })
  // @ts-expect-error There is no such namespace.
  getWallets(kit, { namespace: 'bitcoin' })
})
