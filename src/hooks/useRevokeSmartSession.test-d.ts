import { expectTypeOf, test } from 'vitest'
import type { revokeSmartSession } from '../actions/revokeSmartSession.js'
import type { Kit } from '../createKit.js'
import { useRevokeSmartSession } from './useRevokeSmartSession.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useRevokeSmartSession()
  expectTypeOf(data).toEqualTypeOf<{ success: boolean } | undefined>()
  expectTypeOf(error).toEqualTypeOf<revokeSmartSession.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<{
    success: boolean
  }>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useRevokeSmartSession()
  expectTypeOf(variables).toEqualTypeOf<
    revokeSmartSession.Parameters | undefined
  >()
  mutate({ pci: '0x' })
})

test('error: variables that are refused', () => {
  const { mutate } = useRevokeSmartSession()
  // @ts-expect-error The session is required.
  mutate({})
  // @ts-expect-error An id is text.
  mutate({ pci: 1 })
})

test('param: mutation', () => {
  useRevokeSmartSession({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<revokeSmartSession.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<{ success: boolean }>()
        expectTypeOf(variables).toEqualTypeOf<revokeSmartSession.Parameters>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useRevokeSmartSession({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useRevokeSmartSession({ unknown: true })
})
