import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getOnrampQuote } from '../actions/getOnrampQuote.js'
import type { Kit } from '../createKit.js'
import { onrampQuoteQueryKey, onrampQuoteQueryOptions } from './onrampQuote.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = onrampQuoteQueryOptions(kit, { amount: '100' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<NonNullable<getOnrampQuote.ReturnType> | null>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<NonNullable<getOnrampQuote.ReturnType> | null>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    onrampQuoteQueryOptions(kit, { amount: '100' }),
  )
  expectTypeOf(data).toEqualTypeOf<
    NonNullable<getOnrampQuote.ReturnType> | null | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getOnrampQuote.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof onrampQuoteQueryKey.Options>().toEqualTypeOf<
    | 'amount'
    | 'chainId'
    | 'paymentCurrency'
    | 'paymentMethod'
    | 'purchaseCurrency'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    onrampQuoteQueryOptions(kit, {
      query: { select: (quote) => quote?.estimated },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = onrampQuoteQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'onrampQuote'>()
  expectTypeOf(
    onrampQuoteQueryOptions(kit, { amount: '100' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof onrampQuoteQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  onrampQuoteQueryOptions({ amount: '100' })
  // @ts-expect-error The key is made of the options.
  onrampQuoteQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  onrampQuoteQueryOptions(kit, { unknown: true })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  onrampQuoteQueryOptions(kit, { chainId: true })
  // @ts-expect-error An amount is decimal text.
  onrampQuoteQueryOptions(kit, { amount: 100 })
})
