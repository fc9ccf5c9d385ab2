import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { manageDevices } from '../actions/manageDevices.js'
import type { Kit } from '../createKit.js'
import { manageDevicesMutationOptions } from './manageDevices.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = manageDevicesMutationOptions(kit)
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: useMutation infers data and error', () => {
  const { error, mutate } = useMutation(manageDevicesMutationOptions(kit))
  expectTypeOf(error).toEqualTypeOf<manageDevices.ErrorType | null>()
  mutate()
})

test('param: mutation', () => {
  manageDevicesMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  manageDevicesMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  manageDevicesMutationOptions({ mutation: {} })
})
