import type { Hash } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { swap } from '../actions/swap.js'
import type { Kit } from '../createKit.js'
import type { SwapQuoteDetails } from '../features/swap/swapQuoteDetails.js'
import { useSwap } from './useSwap.js'
import { useSwapQuote } from './useSwapQuote.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useSwap()
  expectTypeOf(data).toEqualTypeOf<swap.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<swap.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<swap.ReturnType>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useSwap()
  expectTypeOf(variables).toEqualTypeOf<swap.Parameters | undefined>()
  mutate({ quote })
  mutate({ amount: '1', from: 'native', to: '0x' })
})

test('error: variables that are refused', () => {
  const { mutate } = useSwap()
  // @ts-expect-error A quote, or what one is made of.
  mutate({})
  // @ts-expect-error Both tokens are required.
  mutate({ amount: '1', from: 'native' })
})

test('param: mutation', () => {
  useSwap({
    kit,
    mutation: {
      onError: (error) => expectTypeOf(error).toEqualTypeOf<swap.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<swap.ReturnType>()
        expectTypeOf(variables).toEqualTypeOf<swap.Parameters>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useSwap({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useSwap({ unknown: true })
})

test('behavior: progress', () => {
  const { approvalHash, hash, sentToNetwork, step } = useSwap()
  expectTypeOf(approvalHash).toEqualTypeOf<Hash | undefined>()
  expectTypeOf(hash).toEqualTypeOf<Hash | undefined>()
  expectTypeOf(sentToNetwork).toEqualTypeOf<
    'no' | 'yes' | 'unknown' | undefined
  >()
  // @ts-expect-error There is no such step.
  if (step === 'sending') return
})

test('behavior: a quote of the hook is a quote of the mutation', () => {
  const { data } = useSwapQuote({ amount: '1', from: 'native', to: '0x' })
  const { mutate } = useSwap()
  if (data) mutate({ quote: data })
})

declare const quote: SwapQuoteDetails
