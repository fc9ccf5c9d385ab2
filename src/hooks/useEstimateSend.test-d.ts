import { expectTypeOf, test } from 'vitest'
import type { estimateSend } from '../actions/estimateSend.js'
import type { Kit } from '../createKit.js'
import { useEstimateSend } from './useEstimateSend.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useEstimateSend({ to: '0x', token: 'native' })
  expectTypeOf(data).toEqualTypeOf<estimateSend.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<estimateSend.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useEstimateSend({ to: '0x', token: 'native' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<estimateSend.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<estimateSend.ErrorType>()
})

test('param: kit', () => {
  useEstimateSend({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useEstimateSend({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useEstimateSend({ query: { select: ({ fee }) => fee } })
  expectTypeOf(data).toEqualTypeOf<bigint | undefined>()
})

test('param: query', () => {
  useEstimateSend({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useEstimateSend({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useEstimateSend({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useEstimateSend({ chainId: true })
  // @ts-expect-error An amount is decimal text.
  useEstimateSend({ amount: 1 })
  // @ts-expect-error There is no such option.
  useEstimateSend({ unknown: true })
})
