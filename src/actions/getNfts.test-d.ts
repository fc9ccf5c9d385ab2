import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { ApiError } from '../core/errors/api.js'
import type { Kit } from '../createKit.js'
import type { Nft } from '../features/balances/listNfts.js'
import { getNfts } from './getNfts.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getNfts(kit)).resolves.toEqualTypeOf<{
    nfts: readonly Nft[]
    dropped: number
    isSupported: boolean
    partial: boolean
  }>()
})

test('param: all', () => {
  expectTypeOf<getNfts.Parameters>().toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getNfts.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getNfts()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getNfts(kit, { chainId: true })
  // @ts-expect-error There is no such namespace.
  getNfts(kit, { namespace: 'bitcoin' })
})
