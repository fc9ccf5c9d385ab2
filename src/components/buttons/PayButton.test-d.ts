import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { PaymentAsset, PayResult } from '../../core/pay/payment.js'
import type { PayButton } from './PayButton.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof PayButton>
  >().toEqualTypeOf<PayButton.Props>()
  expectTypeOf<PayButton.Props['amount']>().toEqualTypeOf<string>()
  expectTypeOf<PayButton.Props['asset']>().toEqualTypeOf<PaymentAsset>()
  expectTypeOf<PayButton.Props['to']>().toEqualTypeOf<string>()
})

test('param: onResult', () => {
  expectTypeOf<NonNullable<PayButton.Props['onResult']>>()
    .parameter(0)
    .toEqualTypeOf<PayResult>()
})
