import { expectTypeOf, test } from 'vitest'
import type { grantPermissions } from '../actions/grantPermissions.js'
import type { Kit } from '../createKit.js'
import { useGrantPermissions } from './useGrantPermissions.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync, variables } = useGrantPermissions()
  expectTypeOf(data).toEqualTypeOf<grantPermissions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<grantPermissions.ErrorType | null>()
  expectTypeOf(
    mutateAsync,
  ).returns.resolves.toEqualTypeOf<grantPermissions.ReturnType>()
  expectTypeOf(variables).toEqualTypeOf<
    grantPermissions.Parameters | undefined
  >()
})

test('error: variables that are refused', () => {
  const { mutate } = useGrantPermissions()
  // @ts-expect-error Expiry, permissions and signer are required.
  mutate({})
})

test('param: mutation', () => {
  useGrantPermissions({
    kit,
    mutation: {
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<grantPermissions.ReturnType>()
        expectTypeOf(variables).toEqualTypeOf<grantPermissions.Parameters>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useGrantPermissions({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useGrantPermissions({ unknown: true })
})
