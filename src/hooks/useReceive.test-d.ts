import { expectTypeOf, test } from 'vitest'
import type { getReceive } from '../actions/getReceive.js'
import type { Kit } from '../createKit.js'
import { useReceive } from './useReceive.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useReceive({ amount: '1.5', token: 'native' })
  expectTypeOf(data).toEqualTypeOf<getReceive.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getReceive.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useReceive({ amount: '1.5', token: 'native' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getReceive.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getReceive.ErrorType>()
})

test('param: kit', () => {
  useReceive({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useReceive({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useReceive({
    query: { select: ({ paymentUri }) => paymentUri },
  })
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('param: query', () => {
  useReceive({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useReceive({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useReceive({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useReceive({ chainId: true })
  // @ts-expect-error There is no such namespace.
  useReceive({ namespace: 'bitcoin' })
  // @ts-expect-error An amount is decimal text.
  useReceive({ amount: 1.5 })
  // @ts-expect-error There is no such option.
  useReceive({ unknown: true })
})
