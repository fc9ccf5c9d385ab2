import { expectTypeOf, test } from 'vitest'
import type { getSendStatus } from '../actions/getSendStatus.js'
import type { SendStatus } from '../core/send/sendStatus.js'
import type { Kit } from '../createKit.js'
import { useSendStatus } from './useSendStatus.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useSendStatus({ sendId: 'id' })
  expectTypeOf(data).toEqualTypeOf<SendStatus | null | undefined>()
  expectTypeOf(error).toEqualTypeOf<getSendStatus.ErrorType | null>()
})

test('behavior: the status narrows data and error', () => {
  const result = useSendStatus({ sendId: 'id' })
  if (result.isSuccess)
    expectTypeOf(result.data).toEqualTypeOf<SendStatus | null>()
  if (result.isError)
    expectTypeOf(result.error).toEqualTypeOf<getSendStatus.ErrorType>()
})

test('param: kit', () => {
  useSendStatus({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useSendStatus({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useSendStatus({
    query: { select: (found) => found?.status },
  })
  expectTypeOf(data).toEqualTypeOf<SendStatus['status'] | undefined>()
})

test('param: query', () => {
  useSendStatus({ query: { enabled: false, staleTime: 1_000 } })
  // @ts-expect-error The key is made of the parameters.
  useSendStatus({ query: { queryKey: ['key'] } })
  // @ts-expect-error The fetch is the hook's own.
  useSendStatus({ query: { queryFn: async () => undefined } })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error An id is text.
  useSendStatus({ sendId: 1 })
  // @ts-expect-error There is no such option.
  useSendStatus({ unknown: true })
})
