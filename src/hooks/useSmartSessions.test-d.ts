import { expectTypeOf, test } from 'vitest'
import type { getSmartSessions } from '../actions/getSmartSessions.js'
import type { SmartSession } from '../api/sessions.js'
import type { Kit } from '../createKit.js'
import { useSmartSessions } from './useSmartSessions.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useSmartSessions({ chainId: 1 })
  expectTypeOf(data).toEqualTypeOf<getSmartSessions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSmartSessions.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useSmartSessions({ chainId: 1 })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<getSmartSessions.ReturnType>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getSmartSessions.ErrorType>()
})

test('param: kit', () => {
  useSmartSessions({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useSmartSessions({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useSmartSessions({
    query: { select: ({ sessions }) => sessions },
  })
  expectTypeOf(data).toEqualTypeOf<readonly SmartSession[] | undefined>()
})

test('param: query', () => {
  useSmartSessions({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useSmartSessions({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useSmartSessions({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useSmartSessions({ chainId: true })
  // @ts-expect-error An address is text.
  useSmartSessions({ address: 1 })
  // @ts-expect-error There is no such option.
  useSmartSessions({ unknown: true })
})
