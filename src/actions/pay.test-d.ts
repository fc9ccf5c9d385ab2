import { expectTypeOf, test } from 'vitest'
import type { PayResult } from '../core/pay/payment.js'
import type { Kit } from '../createKit.js'
import { payAssets } from '../features/pay/payAssets.js'
import { pay } from './pay.js'

declare const kit: Kit

const payment = {
  amount: '1',
  paymentAsset: payAssets.baseUsdc,
  recipient: '0x',
}

test('default', () => {
  expectTypeOf(pay(kit, payment)).resolves.toEqualTypeOf<PayResult>()
})

test('param: signal', () => {
  expectTypeOf<pay.Parameters['signal']>().toEqualTypeOf<
    AbortSignal | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  pay(payment)
  // @ts-expect-error amount, paymentAsset, recipient required.
  pay(kit, {})
  // @ts-expect-error An amount is decimal text.
  pay(kit, { ...payment, amount: 1 })
})
