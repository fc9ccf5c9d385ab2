import { expectTypeOf, test } from 'vitest'
import type { PaymentAsset } from '../core/pay/payment.js'
import type { Kit } from '../createKit.js'
import { getExchangeAssets } from './getExchangeAssets.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getExchangeAssets(kit, { exchangeId: 'id' }),
  ).resolves.toEqualTypeOf<{
    exchangeId: string
    assets: readonly PaymentAsset[]
    dropped: number
    partial: boolean
  }>()
})

test('param: signal', () => {
  expectTypeOf<getExchangeAssets.Parameters['signal']>().toEqualTypeOf<
    AbortSignal | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getExchangeAssets({ exchangeId: 'id' })
  // @ts-expect-error exchangeId required.
  getExchangeAssets(kit, {})
  // @ts-expect-error An id is text.
  getExchangeAssets(kit, { exchangeId: 1 })
})
