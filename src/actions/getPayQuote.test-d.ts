import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { payAssets } from '../features/pay/payAssets.js'
import type { PayQuote } from '../features/pay/payQuote.js'
import { getPayQuote } from './getPayQuote.js'

declare const kit: Kit

const payment = {
  amount: '1',
  paymentAsset: payAssets.baseUsdc,
  recipient: '0x',
}

test('default', () => {
  expectTypeOf(
    getPayQuote(kit, { ...payment, from: payAssets.baseEth }),
  ).resolves.toEqualTypeOf<PayQuote>()
})

test('param: signal', () => {
  expectTypeOf<getPayQuote.Parameters['signal']>().toEqualTypeOf<
    AbortSignal | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getPayQuote({ ...payment, from: payAssets.baseEth })
  // @ts-expect-error amount, paymentAsset, recipient required.
  getPayQuote(kit, {})
  // @ts-expect-error An amount is decimal text.
  getPayQuote(kit, { ...payment, amount: 1 })
})
