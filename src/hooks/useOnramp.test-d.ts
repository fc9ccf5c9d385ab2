import { expectTypeOf, test } from 'vitest'
import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import type { OnrampProvider } from '../core/onramp/onramp.js'
import type { Kit } from '../createKit.js'
import { useOnramp } from './useOnramp.js'

declare const kit: Kit

test('default', () => {
  const { open, paymentCurrency, provider, providers, purchaseCurrency } =
    useOnramp()
  expectTypeOf(open).toEqualTypeOf<() => Promise<boolean>>()
  expectTypeOf(paymentCurrency).toEqualTypeOf<PaymentCurrency>()
  expectTypeOf(provider).toEqualTypeOf<OnrampProvider | undefined>()
  expectTypeOf(providers).toEqualTypeOf<readonly OnrampProvider[]>()
  expectTypeOf(purchaseCurrency).toEqualTypeOf<PurchaseCurrency>()
})

test('behavior: amounts are decimal text', () => {
  const { paymentAmount, purchaseAmount, setPaymentAmount } = useOnramp()
  expectTypeOf(paymentAmount).toEqualTypeOf<string>()
  expectTypeOf(purchaseAmount).toEqualTypeOf<string>()
  setPaymentAmount('100')
  // @ts-expect-error No number is money.
  setPaymentAmount(100)
})

test('param: all', () => {
  useOnramp({ kit })
  useOnramp({ namespace: 'eip155', paymentMethod: 'card' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useOnramp({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useOnramp({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useOnramp({ unknown: true })
})
