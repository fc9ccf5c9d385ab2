import { expectTypeOf, test } from 'vitest'
import type { TokenPrice } from '../api/prices.js'
import type { ApiError } from '../core/errors/api.js'
import type { Kit } from '../createKit.js'
import { getPrices } from './getPrices.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getPrices(kit, { addresses: ['eip155:1:0x'] }),
  ).resolves.toEqualTypeOf<{
    currency: string
    prices: readonly TokenPrice[]
    dropped: number
    isSupported: boolean
    partial: boolean
  }>()
})

test('param: currency', () => {
  getPrices(kit, { currency: 'EUR', tokens: [{ chainId: 1 }] })
  // @ts-expect-error It is a code.
  getPrices(kit, { currency: 978 })
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getPrices.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getPrices({ addresses: ['eip155:1:0x'] })
  // @ts-expect-error Nothing is asked for.
  getPrices(kit)
  // @ts-expect-error Addresses are a list.
  getPrices(kit, { addresses: 'eip155:1:0x' })
})
