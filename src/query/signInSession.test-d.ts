import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getSignInSession } from '../actions/getSignInSession.js'
import type { Kit } from '../createKit.js'
import type { SiwxSession } from '../siwx/types.js'
import {
  signInSessionQueryKey,
  signInSessionQueryOptions,
} from './signInSession.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = signInSessionQueryOptions(kit, { namespace: 'solana' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<SiwxSession | null>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<SiwxSession | null>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(signInSessionQueryOptions(kit))
  expectTypeOf(data).toEqualTypeOf<SiwxSession | null | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSignInSession.ErrorType | null>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    signInSessionQueryOptions(kit, {
      query: { select: (session) => session?.data.nonce },
    }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = signInSessionQueryKey(kit, { namespace: 'eip155' })
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'signInSession'>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  signInSessionQueryOptions({})
  // @ts-expect-error The key is made of the options.
  signInSessionQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  signInSessionQueryOptions(kit, { unknown: true })
})
