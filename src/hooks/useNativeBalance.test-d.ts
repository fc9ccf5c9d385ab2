import { expectTypeOf, test } from 'vitest'
import type { getNativeBalance } from '../actions/getNativeBalance.js'
import type { Kit } from '../createKit.js'
import { useNativeBalance } from './useNativeBalance.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useNativeBalance({ namespace: 'eip155' })
  expectTypeOf(data).toEqualTypeOf<getNativeBalance.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getNativeBalance.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useNativeBalance({ namespace: 'eip155' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getNativeBalance.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getNativeBalance.ErrorType>()
})

test('param: kit', () => {
  useNativeBalance({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useNativeBalance({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useNativeBalance({
    query: { select: ({ formatted }) => formatted },
  })
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('param: query', () => {
  useNativeBalance({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useNativeBalance({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useNativeBalance({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useNativeBalance({ chainId: true })
  // @ts-expect-error There is no such namespace.
  useNativeBalance({ namespace: 'bitcoin' })
  // @ts-expect-error An address is text.
  useNativeBalance({ address: 1 })
  // @ts-expect-error There is no such option.
  useNativeBalance({ unknown: true })
})
