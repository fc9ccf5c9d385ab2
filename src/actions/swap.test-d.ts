import type { Hash, TransactionReceipt } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { SwapQuoteDetails } from '../features/swap/swapQuoteDetails.js'
import { swap } from './swap.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(swap(kit, { quote })).resolves.toEqualTypeOf<{
    account: `0x${string}`
    caipNetworkId: `eip155:${number}`
    hash: Hash
    receipt: TransactionReceipt
    approvalHash: Hash | undefined
    via: 'batch' | 'sequence'
    tokens: readonly [from: string, to: string]
  }>()
  swap(kit, { amount: '1', from: 'native', to: '0x' })
  swap(kit, { feeLevel: 'fast', quote })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  swap({ quote })
  // @ts-expect-error A quote, or what one is made of.
  swap(kit, {})
  // @ts-expect-error Either of them.
  swap(kit, { amount: '1', from: 'native', quote, to: '0x' })
  // @ts-expect-error Both tokens are required.
  swap(kit, { amount: '1', from: 'native' })
  // @ts-expect-error There is no such level.
  swap(kit, { feeLevel: 'slow', quote })
})

test('param: onStep', () => {
  swap(kit, {
    onStep({ approvalHash, hash, sentToNetwork }) {
      expectTypeOf(approvalHash).toEqualTypeOf<Hash | undefined>()
      expectTypeOf(hash).toEqualTypeOf<Hash | undefined>()
      expectTypeOf(sentToNetwork).toEqualTypeOf<'no' | 'yes' | 'unknown'>()
    },
    quote,
  })
})

declare const quote: SwapQuoteDetails
