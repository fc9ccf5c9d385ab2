import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getOnrampUrl } from '../actions/getOnrampUrl.js'
import type { Kit } from '../createKit.js'
import { onrampUrlQueryKey, onrampUrlQueryOptions } from './onrampUrl.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = onrampUrlQueryOptions(kit, { provider: 'meld' })
  expectTypeOf(options.queryFn).returns.resolves.toEqualTypeOf<{
    url: string
  }>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(client.fetchQuery(options)).resolves.toEqualTypeOf<{
    url: string
  }>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    onrampUrlQueryOptions(kit, { provider: 'meld' }),
  )
  expectTypeOf(data).toEqualTypeOf<{ url: string } | undefined>()
  expectTypeOf(error).toEqualTypeOf<getOnrampUrl.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof onrampUrlQueryKey.Options>().toEqualTypeOf<
    | 'address'
    | 'amount'
    | 'chainId'
    | 'paymentCurrency'
    | 'paymentMethod'
    | 'provider'
    | 'purchaseCurrency'
    | 'quote'
  >()
})

test('param: query.select', () => {
  const { data } = useQuery(
    onrampUrlQueryOptions(kit, { query: { select: ({ url }) => url } }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = onrampUrlQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'onrampUrl'>()
  expectTypeOf(
    onrampUrlQueryOptions(kit, { provider: 'meld' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof onrampUrlQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  onrampUrlQueryOptions({ provider: 'meld' })
  // @ts-expect-error The key is made of the options.
  onrampUrlQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  onrampUrlQueryOptions(kit, { unknown: true })
  // @ts-expect-error An amount is decimal text.
  onrampUrlQueryOptions(kit, { amount: 1 })
})
