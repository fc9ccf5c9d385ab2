import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { revokeSmartSession } from '../actions/revokeSmartSession.js'
import type { Kit } from '../createKit.js'
import { revokeSmartSessionMutationOptions } from './revokeSmartSession.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = revokeSmartSessionMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<revokeSmartSession.Parameters>()
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<{
    success: boolean
  }>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(
    revokeSmartSessionMutationOptions(kit),
  )
  expectTypeOf(data).toEqualTypeOf<{ success: boolean } | undefined>()
  expectTypeOf(error).toEqualTypeOf<revokeSmartSession.ErrorType | null>()
  mutate({ pci: '0x' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  revokeSmartSessionMutationOptions(kit, {
    mutation: { gcTime: 0, onSuccess() {} },
  })
  // @ts-expect-error The function is that of the factory.
  revokeSmartSessionMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  revokeSmartSessionMutationOptions({ mutation: {} })
})
