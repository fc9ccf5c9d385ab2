import { expectTypeOf, test } from 'vitest'
import type { SwapToken } from '../api/swapSchemas.js'
import type { ApiError } from '../core/errors/api.js'
import type { Kit } from '../createKit.js'
import type { HeldToken } from '../features/swap/orderSwapTokens.js'
import { getSwapTokens } from './getSwapTokens.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getSwapTokens(kit),
  ).resolves.toEqualTypeOf<getSwapTokens.ReturnType>()
})

test('param: all', () => {
  expectTypeOf<getSwapTokens.Parameters>().toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getSwapTokens.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getSwapTokens()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getSwapTokens(kit, { chainId: true })
  // @ts-expect-error There is no such option.
  getSwapTokens(kit, { unknown: true })
})

test('behavior: tokens', () => {
  type Token = getSwapTokens.ReturnType['tokens'][number]
  expectTypeOf<Token>().toExtend<SwapToken & HeldToken>()
  expectTypeOf<getSwapTokens.ReturnType['balancesError']>().toBeUnknown()
})
