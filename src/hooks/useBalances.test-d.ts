import { expectTypeOf, test } from 'vitest'
import type { getBalances } from '../actions/getBalances.js'
import type { TokenBalance } from '../api/balances.js'
import type { Kit } from '../createKit.js'
import { useBalances } from './useBalances.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useBalances({ chainId: 1, namespace: 'eip155' })
  expectTypeOf(data).toEqualTypeOf<
    | {
        balances: readonly TokenBalance[]
        currency: string
        dropped: number
        hasRate: boolean
        isSupported: boolean
        partial: boolean
      }
    | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getBalances.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useBalances({ chainId: 1, namespace: 'eip155' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<{
      balances: readonly TokenBalance[]
      currency: string
      dropped: number
      hasRate: boolean
      isSupported: boolean
      partial: boolean
    }>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getBalances.ErrorType>()
})

test('param: kit', () => {
  useBalances({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useBalances({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useBalances({
    query: { select: ({ balances }) => balances.length },
  })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
})

test('param: query', () => {
  useBalances({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useBalances({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useBalances({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useBalances({ chainId: true })
  // @ts-expect-error There is no such namespace.
  useBalances({ namespace: 'bitcoin' })
  // @ts-expect-error An address is text.
  useBalances({ address: 1 })
  // @ts-expect-error There is no such option.
  useBalances({ unknown: true })
})
