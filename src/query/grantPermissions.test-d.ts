import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { grantPermissions } from '../actions/grantPermissions.js'
import type { Kit } from '../createKit.js'
import { grantPermissionsMutationOptions } from './grantPermissions.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = grantPermissionsMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<grantPermissions.Parameters>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<grantPermissions.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(
    grantPermissionsMutationOptions(kit),
  )
  expectTypeOf(data).toEqualTypeOf<grantPermissions.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<grantPermissions.ErrorType | null>()
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  grantPermissionsMutationOptions(kit, {
    mutation: { gcTime: 0, onSuccess() {} },
  })
  // @ts-expect-error The function is that of the factory.
  grantPermissionsMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  grantPermissionsMutationOptions({ mutation: {} })
})
