import { expectTypeOf, test } from 'vitest'
import type { speedUp } from '../actions/speedUp.js'
import type { Kit } from '../createKit.js'
import { useSpeedUp } from './useSpeedUp.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useSpeedUp()
  expectTypeOf(data).toEqualTypeOf<speedUp.ReturnType>()
  expectTypeOf(error).toEqualTypeOf<speedUp.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<speedUp.ReturnType>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useSpeedUp()
  expectTypeOf(variables).toEqualTypeOf<speedUp.Parameters | undefined>()
  mutate({ sendId: 'id' })
})

test('error: variables that are refused', () => {
  const { mutate } = useSpeedUp()
  // @ts-expect-error The payment is required.
  mutate({})
  // @ts-expect-error An id is text.
  mutate({ sendId: 1 })
})

test('param: mutation', () => {
  useSpeedUp({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<speedUp.ErrorType>(),
    },
  })
  // @ts-expect-error The function is the hook's own.
  useSpeedUp({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useSpeedUp({ unknown: true })
})
