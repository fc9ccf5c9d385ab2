import { expectTypeOf, test } from 'vitest'
import type { getReceiverWarning } from '../actions/getReceiverWarning.js'
import type { Kit } from '../createKit.js'
import type { SendWarning } from '../features/payments/getSendWarning.js'
import { useReceiverWarning } from './useReceiverWarning.js'

declare const kit: Kit

test('default', () => {
  const { data, error } = useReceiverWarning({ to: '0x' })
  expectTypeOf(data).toEqualTypeOf<getReceiverWarning.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<getReceiverWarning.ErrorType | null>()
})

test('param: kit', () => {
  useReceiverWarning({ kit })
  // @ts-expect-error A kit is an object of `createKit`.
  useReceiverWarning({ kit: 'kit' })
})

test('param: query.select', () => {
  const { data } = useReceiverWarning({
    query: { select: ({ warning }) => warning },
  })
  expectTypeOf(data).toEqualTypeOf<SendWarning | undefined>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The key is made of the parameters.
  useReceiverWarning({ query: { queryKey: ['key'] } })
  // @ts-expect-error There is no such option.
  useReceiverWarning({ unknown: true })
})
