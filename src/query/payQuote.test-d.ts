import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getPayQuote } from '../actions/getPayQuote.js'
import type { Kit } from '../createKit.js'
import { payQuoteQueryKey, payQuoteQueryOptions } from './payQuote.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = payQuoteQueryOptions(kit, { amount: '1' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getPayQuote.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getPayQuote.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(payQuoteQueryOptions(kit, { amount: '1' }))
  expectTypeOf(data).toEqualTypeOf<getPayQuote.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getPayQuote.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof payQuoteQueryKey.Options>().toEqualTypeOf<
    | 'account'
    | 'amount'
    | 'choice'
    | 'from'
    | 'openInNewTab'
    | 'payWithExchange'
    | 'paymentAsset'
    | 'recipient'
    | 'redirectUrl'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    payQuoteQueryOptions(kit, { query: { select: (found) => found.payee } }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = payQuoteQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'payQuote'>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  payQuoteQueryOptions({ amount: '1' })
  // @ts-expect-error The key is made of the options.
  payQuoteQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  payQuoteQueryOptions(kit, { unknown: true })
  // @ts-expect-error An amount is decimal text.
  payQuoteQueryOptions(kit, { amount: 1 })
})
