import { expectTypeOf, test } from 'vitest'
import type { getGasPrices } from '../actions/getGasPrices.js'
import type { Kit } from '../createKit.js'
import { useGasPrices } from './useGasPrices.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useGasPrices({ chainId: 1 })
  expectTypeOf(data).toEqualTypeOf<
    { standard: bigint; fast: bigint; instant: bigint } | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getGasPrices.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useGasPrices({ chainId: 1 })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<{
      standard: bigint
      fast: bigint
      instant: bigint
    }>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getGasPrices.ErrorType>()
})

test('param: kit', () => {
  useGasPrices({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useGasPrices({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useGasPrices({ query: { select: ({ fast }) => fast } })
  expectTypeOf(data).toEqualTypeOf<bigint | undefined>()
})

test('param: query', () => {
  useGasPrices({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useGasPrices({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useGasPrices({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useGasPrices({ chainId: true })
  // @ts-expect-error There is no such option.
  useGasPrices({ unknown: true })
})
