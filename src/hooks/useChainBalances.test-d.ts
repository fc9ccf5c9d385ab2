import { expectTypeOf, test } from 'vitest'
import type { getChainBalances } from '../actions/getChainBalances.js'
import type { Kit } from '../createKit.js'
import { useChainBalances } from './useChainBalances.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useChainBalances({ namespace: 'eip155' })
  expectTypeOf(data).toEqualTypeOf<getChainBalances.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getChainBalances.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useChainBalances({ namespace: 'eip155' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getChainBalances.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getChainBalances.ErrorType>()
})

test('param: kit', () => {
  useChainBalances({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useChainBalances({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useChainBalances({
    query: { select: ({ balances }) => balances.length },
  })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('param: query', () => {
  useChainBalances({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useChainBalances({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useChainBalances({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useChainBalances({ chainId: true })
  // @ts-expect-error There is no such namespace.
  useChainBalances({ namespace: 'bitcoin' })
  // @ts-expect-error An address is text.
  useChainBalances({ address: 1 })
  // @ts-expect-error There is no such option.
  useChainBalances({ unknown: true })
})
