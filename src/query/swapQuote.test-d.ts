import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getSwapQuote } from '../actions/getSwapQuote.js'
import type { Kit } from '../createKit.js'
import type { SwapQuoteDetails } from '../features/swap/swapQuoteDetails.js'
import { swapQuoteQueryKey, swapQuoteQueryOptions } from './swapQuote.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = swapQuoteQueryOptions(kit, {
    amount: '1',
    from: 'native',
    to: '0x',
  })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<SwapQuoteDetails>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<SwapQuoteDetails>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    swapQuoteQueryOptions(kit, { amount: '1', from: 'native', to: '0x' }),
  )
  expectTypeOf(data).toEqualTypeOf<SwapQuoteDetails | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSwapQuote.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof swapQuoteQueryKey.Options>().toEqualTypeOf<
    'account' | 'amount' | 'chainId' | 'currency' | 'from' | 'slippage' | 'to'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    swapQuoteQueryOptions(kit, { query: { select: ({ rate }) => rate } }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = swapQuoteQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'swapQuote'>()
  expectTypeOf(
    swapQuoteQueryOptions(kit, { amount: '1', from: 'native', to: '0x' })
      .queryKey,
  ).toEqualTypeOf<ReturnType<typeof swapQuoteQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  swapQuoteQueryOptions({ amount: '1', from: 'native', to: '0x' })
  // @ts-expect-error The key is made of the options.
  swapQuoteQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  swapQuoteQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  swapQuoteQueryOptions(kit, { chainId: true })
  // @ts-expect-error An amount is decimal text.
  swapQuoteQueryOptions(kit, { amount: 1 })
})
