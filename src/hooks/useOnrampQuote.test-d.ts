import { expectTypeOf, test } from 'vitest'
import type { OnrampQuote } from '../api/onramp.js'
import type { Kit } from '../createKit.js'
import type { onrampQuoteQueryOptions } from '../query/onrampQuote.js'
import { useOnrampQuote } from './useOnrampQuote.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useOnrampQuote({ amount: '100' })
  expectTypeOf(data).toEqualTypeOf<
    (OnrampQuote & { estimated: boolean }) | null | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<onrampQuoteQueryOptions.Failure | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useOnrampQuote({ amount: '100' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<
      (OnrampQuote & { estimated: boolean }) | null
    >()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<onrampQuoteQueryOptions.Failure>()
})

test('param: kit', () => {
  useOnrampQuote({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useOnrampQuote({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useOnrampQuote({
    query: { select: (quote) => quote?.estimated },
  })
  expectTypeOf(data).toEqualTypeOf<boolean | undefined>()
})

test('param: query', () => {
  useOnrampQuote({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useOnrampQuote({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useOnrampQuote({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useOnrampQuote({ chainId: true })
  // @ts-expect-error An amount is decimal text.
  useOnrampQuote({ amount: 100 })
  // @ts-expect-error There is no such option.
  useOnrampQuote({ unknown: true })
})
