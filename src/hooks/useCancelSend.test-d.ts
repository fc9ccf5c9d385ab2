import { expectTypeOf, test } from 'vitest'
import type { cancelSend } from '../actions/cancelSend.js'
import type { Kit } from '../createKit.js'
import { useCancelSend } from './useCancelSend.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useCancelSend()
  expectTypeOf(data).toEqualTypeOf<cancelSend.ReturnType>()
  expectTypeOf(error).toEqualTypeOf<cancelSend.ErrorType | null>()
  expectTypeOf(
    mutateAsync,
  ).returns.resolves.toEqualTypeOf<cancelSend.ReturnType>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useCancelSend()
  expectTypeOf(variables).toEqualTypeOf<cancelSend.Parameters | undefined>()
  mutate({ sendId: 'id' })
})

test('error: variables that are refused', () => {
  const { mutate } = useCancelSend()
  // @ts-expect-error The payment is required.
  mutate({})
  // @ts-expect-error An id is text.
  mutate({ sendId: 1 })
})

test('param: mutation', () => {
  useCancelSend({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<cancelSend.ErrorType>(),
    },
  })
  // @ts-expect-error The function is the hook's own.
  useCancelSend({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useCancelSend({ unknown: true })
})
