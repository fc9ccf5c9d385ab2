import { expectTypeOf, test } from 'vitest'
import type { disconnectAccount } from '../actions/disconnectAccount.js'
import type { Kit } from '../createKit.js'
import { useDisconnectAccount } from './useDisconnectAccount.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useDisconnectAccount()
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<disconnectAccount.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useDisconnectAccount()
  expectTypeOf(variables).toEqualTypeOf<{ connectorUid: string } | undefined>()
  mutate({ connectorUid: 'uid' })
})

test('error: variables that are refused', () => {
  const { mutate } = useDisconnectAccount()
  // @ts-expect-error The connection is required.
  mutate({})
  // @ts-expect-error An id is text.
  mutate({ connectorUid: 1 })
  // @ts-expect-error The connection is required.
  mutate()
})

test('param: mutation', () => {
  useDisconnectAccount({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<disconnectAccount.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<void>()
        expectTypeOf(variables).toEqualTypeOf<{ connectorUid: string }>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useDisconnectAccount({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useDisconnectAccount({ unknown: true })
})
