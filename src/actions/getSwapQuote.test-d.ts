import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { SwapQuoteDetails } from '../features/swap/swapQuoteDetails.js'
import { getSwapQuote } from './getSwapQuote.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getSwapQuote(kit, { amount: '1', from: 'native', to: '0x' }),
  ).resolves.toEqualTypeOf<SwapQuoteDetails>()
})

test('param: all', () => {
  expectTypeOf<getSwapQuote.Parameters>().toEqualTypeOf<{
    account?: string | undefined
    amount: string
    chainId?: number | string | undefined
    currency?: string | undefined
    from: string
    signal?: AbortSignal | undefined
    slippage?: number | undefined
    to: string
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getSwapQuote({ amount: '1', from: 'native', to: '0x' })
  // @ts-expect-error Both tokens are required.
  getSwapQuote(kit, { amount: '1' })
  // @ts-expect-error An amount is decimal text.
  getSwapQuote(kit, { amount: 1, from: 'native', to: '0x' })
  // @ts-expect-error Slippage is a number of percent.
  getSwapQuote(kit, { amount: '1', from: 'native', slippage: '1', to: '0x' })
})
