import { expectTypeOf, test } from 'vitest'
import type { OnrampOrder } from '../core/onramp/onramp.js'
import type { Kit } from '../createKit.js'
import { useOnrampPurchase } from './useOnrampPurchase.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useOnrampPurchase()).toEqualTypeOf<{
    hasFailed: boolean
    isFetching: boolean
    order: OnrampOrder | undefined
    received: string | undefined
    receivedSymbol: string | undefined
    reset: () => void
    retry: () => void
    status: 'none' | 'waiting' | 'arrived'
  }>()
})

test('param: all', () => {
  useOnrampPurchase({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useOnrampPurchase({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useOnrampPurchase({ unknown: true })
})
