import { expectTypeOf, test } from 'vitest'
import type { getReverseNames } from '../actions/getReverseNames.js'
import type { NameRecord } from '../api/names.js'
import type { Kit } from '../createKit.js'
import { useReverseNames } from './useReverseNames.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useReverseNames({ namespace: 'eip155' })
  expectTypeOf(data).toEqualTypeOf<getReverseNames.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getReverseNames.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useReverseNames({ namespace: 'eip155' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getReverseNames.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getReverseNames.ErrorType>()
})

test('param: kit', () => {
  useReverseNames({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useReverseNames({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useReverseNames({
    query: { select: ({ records }) => records },
  })
  expectTypeOf(data).toEqualTypeOf<readonly NameRecord[] | undefined>()
})

test('param: query', () => {
  useReverseNames({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useReverseNames({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useReverseNames({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useReverseNames({ chainId: true })
  // @ts-expect-error There is no such namespace.
  useReverseNames({ namespace: 'bitcoin' })
  // @ts-expect-error An address is text.
  useReverseNames({ address: 1 })
  // @ts-expect-error There is no such option.
  useReverseNames({ unknown: true })
})
