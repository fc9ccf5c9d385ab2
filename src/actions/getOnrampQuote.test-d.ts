import { expectTypeOf, test } from 'vitest'
import type { OnrampQuote } from '../api/onramp.js'
import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import type { Kit } from '../createKit.js'
import { getOnrampQuote } from './getOnrampQuote.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getOnrampQuote(kit, { amount: '100', paymentCurrency, purchaseCurrency }),
  ).resolves.toEqualTypeOf<(OnrampQuote & { estimated: boolean }) | undefined>()
})

test('param: all', () => {
  expectTypeOf<getOnrampQuote.Parameters>().toEqualTypeOf<{
    amount: string
    paymentCurrency: PaymentCurrency
    purchaseCurrency: PurchaseCurrency
    paymentMethod?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getOnrampQuote({ amount: '100', paymentCurrency, purchaseCurrency })
  // @ts-expect-error Currencies are required.
  getOnrampQuote(kit, { amount: '100' })
  // @ts-expect-error An amount is decimal text.
  getOnrampQuote(kit, { amount: 100, paymentCurrency, purchaseCurrency })
  // @ts-expect-error A currency is one of `getOnrampOptions`.
  getOnrampQuote(kit, { amount: '1', paymentCurrency: 'USD', purchaseCurrency })
})

declare const paymentCurrency: PaymentCurrency
declare const purchaseCurrency: PurchaseCurrency
