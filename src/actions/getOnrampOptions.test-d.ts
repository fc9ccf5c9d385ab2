import { expectTypeOf, test } from 'vitest'
import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import type { Kit } from '../createKit.js'
import { getOnrampOptions } from './getOnrampOptions.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getOnrampOptions(kit)).resolves.toEqualTypeOf<{
    paymentCurrencies: readonly PaymentCurrency[]
    purchaseCurrencies: readonly PurchaseCurrency[]
    isFallback: boolean
    dropped: number
    partial: boolean
  }>()
})

test('param: all', () => {
  expectTypeOf<getOnrampOptions.Parameters>().toEqualTypeOf<{
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getOnrampOptions()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getOnrampOptions(kit, { chainId: true })
  // @ts-expect-error There is no such option.
  getOnrampOptions(kit, { unknown: true })
})
