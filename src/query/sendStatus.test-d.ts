import { type QueryClient, useQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { getSendStatus } from '../actions/getSendStatus.js'
import type { SendStatus } from '../core/send/sendStatus.js'
import type { Kit } from '../createKit.js'
import { sendStatusQueryKey, sendStatusQueryOptions } from './sendStatus.js'

declare const client: QueryClient
declare const kit: Kit

test('default', () => {
  const options = sendStatusQueryOptions(kit, { sendId: 'id' })
  expectTypeOf(
    options.queryFn,
  ).returns.resolves.toEqualTypeOf<SendStatus | null>()
  expectTypeOf(options.enabled).toEqualTypeOf<boolean>()
  expectTypeOf(
    client.fetchQuery(options),
  ).resolves.toEqualTypeOf<SendStatus | null>()
})

test('behavior: useQuery infers data and error', () => {
  const { data, error } = useQuery(
    sendStatusQueryOptions(kit, { sendId: 'id' }),
  )
  expectTypeOf(data).toEqualTypeOf<SendStatus | null | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSendStatus.ErrorType | null>()
})

test('param: all', () => {
  expectTypeOf<keyof sendStatusQueryKey.Options>().toEqualTypeOf<'sendId'>()
})

test('param: query.select', () => {
  const { data } = useQuery(
    sendStatusQueryOptions(kit, { query: { select: (found) => found?.hash } }),
  )
  expectTypeOf(data).toEqualTypeOf<string | undefined>()
})

test('behavior: the key', () => {
  const [owner, name] = sendStatusQueryKey(kit)
  expectTypeOf(owner).toEqualTypeOf<'latchkey'>()
  expectTypeOf(name).toEqualTypeOf<'sendStatus'>()
  expectTypeOf(
    sendStatusQueryOptions(kit, { sendId: 'id' }).queryKey,
  ).toEqualTypeOf<ReturnType<typeof sendStatusQueryKey>>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The kit comes first.
  sendStatusQueryOptions({ sendId: 'id' })
  // @ts-expect-error The key is made of the options.
  sendStatusQueryOptions(kit, { query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  sendStatusQueryOptions(kit, { unknown: true })
  // @ts-expect-error An id is text.
  sendStatusQueryOptions(kit, { sendId: 1 })
})
