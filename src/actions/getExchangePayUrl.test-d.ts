import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { payAssets } from '../features/pay/payAssets.js'
import { getExchangePayUrl } from './getExchangePayUrl.js'

declare const kit: Kit

const payment = {
  amount: '1',
  paymentAsset: payAssets.baseUsdc,
  recipient: '0x',
}

test('default', () => {
  expectTypeOf(
    getExchangePayUrl(kit, { ...payment, exchangeId: 'id' }),
  ).resolves.toEqualTypeOf<{
    paymentId: string
    sessionId: string
    url: string
  }>()
})

test('param: signal', () => {
  expectTypeOf<getExchangePayUrl.Parameters['signal']>().toEqualTypeOf<
    AbortSignal | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getExchangePayUrl({ ...payment, exchangeId: 'id' })
  // @ts-expect-error exchangeId, amount, paymentAsset, recipient required.
  getExchangePayUrl(kit, {})
  // @ts-expect-error An id is text.
  getExchangePayUrl(kit, { ...payment, exchangeId: 1 })
})
