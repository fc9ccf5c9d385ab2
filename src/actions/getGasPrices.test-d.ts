import { expectTypeOf, test } from 'vitest'
import type { ApiError } from '../core/errors/api.js'
import type { GasPriceUnsupportedError } from '../core/errors/swap.js'
import type { Kit } from '../createKit.js'
import { getGasPrices } from './getGasPrices.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getGasPrices(kit)).resolves.toEqualTypeOf<{
    standard: bigint
    fast: bigint
    instant: bigint
  }>()
  getGasPrices(kit, { chainId: 1 })
  getGasPrices(kit, { chainId: 'eip155:1' })
})

test('param: all', () => {
  expectTypeOf<getGasPrices.Parameters>().toEqualTypeOf<{
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getGasPrices.ErrorType>()
  expectTypeOf<GasPriceUnsupportedError>().toExtend<getGasPrices.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getGasPrices()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getGasPrices(kit, { chainId: true })
  // @ts-expect-error There is no such option.
  getGasPrices(kit, { network: 1 })
})
