import { expectTypeOf, test } from 'vitest'
import type { getSwapQuote } from '../actions/getSwapQuote.js'
import type { Kit } from '../createKit.js'
import type { SwapQuoteDetails } from '../features/swap/swapQuoteDetails.js'
import { useSwapQuote } from './useSwapQuote.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useSwapQuote({
    amount: '1',
    from: 'native',
    to: '0x',
  })
  expectTypeOf(data).toEqualTypeOf<SwapQuoteDetails | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSwapQuote.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useSwapQuote({ amount: '1', from: 'native', to: '0x' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<SwapQuoteDetails>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getSwapQuote.ErrorType>()
})

test('param: kit', () => {
  useSwapQuote({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useSwapQuote({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useSwapQuote({
    query: { select: ({ expiresAt }) => expiresAt },
  })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('param: query', () => {
  useSwapQuote({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useSwapQuote({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useSwapQuote({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useSwapQuote({ chainId: true })
  // @ts-expect-error An amount is decimal text.
  useSwapQuote({ amount: 1 })
  // @ts-expect-error Slippage is a number of percent.
  useSwapQuote({ slippage: '1' })
  // @ts-expect-error There is no such option.
  useSwapQuote({ unknown: true })
})
