import { expectTypeOf, test } from 'vitest'
import type { revokePermissions } from '../actions/revokePermissions.js'
import type { Kit } from '../createKit.js'
import { useRevokePermissions } from './useRevokePermissions.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useRevokePermissions()
  expectTypeOf(data).toEqualTypeOf<{ success: boolean } | undefined>()
  expectTypeOf(error).toEqualTypeOf<revokePermissions.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<{
    success: boolean
  }>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useRevokePermissions()
  expectTypeOf(variables).toEqualTypeOf<
    revokePermissions.Parameters | undefined
  >()
  mutate({ pci: '0x' })
})

test('error: variables that are refused', () => {
  const { mutate } = useRevokePermissions()
  // @ts-expect-error The session is required.
  mutate({})
  // @ts-expect-error An id is text.
  mutate({ pci: 1 })
})

test('param: mutation', () => {
  useRevokePermissions({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<revokePermissions.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<{ success: boolean }>()
        expectTypeOf(variables).toEqualTypeOf<revokePermissions.Parameters>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useRevokePermissions({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useRevokePermissions({ unknown: true })
})
