import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { revokePermissions } from '../actions/revokePermissions.js'
import type { Kit } from '../createKit.js'
import { revokePermissionsMutationOptions } from './revokePermissions.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = revokePermissionsMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<revokePermissions.Parameters>()
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<{
    success: boolean
  }>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(
    revokePermissionsMutationOptions(kit),
  )
  expectTypeOf(data).toEqualTypeOf<{ success: boolean } | undefined>()
  expectTypeOf(error).toEqualTypeOf<revokePermissions.ErrorType | null>()
  mutate({ pci: '0x' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  revokePermissionsMutationOptions(kit, {
    mutation: { gcTime: 0, onSuccess() {} },
  })
  // @ts-expect-error The function is that of the factory.
  revokePermissionsMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  revokePermissionsMutationOptions({ mutation: {} })
})
