import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getExchangeBuyStatus } from '../actions/getExchangeBuyStatus.js'
import type { Kit } from '../createKit.js'
import {
  exchangeBuyStatusQueryKey,
  exchangeBuyStatusQueryOptions,
} from './exchangeBuyStatus.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = exchangeBuyStatusQueryOptions(kit, {
    exchangeId: 'id',
    sessionId: 'id',
  })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<getExchangeBuyStatus.ReturnType>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<getExchangeBuyStatus.ReturnType>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    exchangeBuyStatusQueryOptions(kit, { exchangeId: 'id', sessionId: 'id' }),
  )
  expectTypeOf(data).toEqualTypeOf<
    getExchangeBuyStatus.ReturnType | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<getExchangeBuyStatus.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof exchangeBuyStatusQueryKey.Options>().toEqualTypeOf<
    'exchangeId' | 'isDeposit' | 'sessionId'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    exchangeBuyStatusQueryOptions(kit, {
      query: { select: (found) => found.txHash },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = exchangeBuyStatusQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'exchangeBuyStatus'>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  exchangeBuyStatusQueryOptions({ exchangeId: 'id', sessionId: 'id' })
  // @ts-expect-error The key is made of the options.
  exchangeBuyStatusQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  exchangeBuyStatusQueryOptions(kit, { unknown: true })
  // @ts-expect-error An id is text.
  exchangeBuyStatusQueryOptions(kit, { sessionId: 1 })
})
