import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { cancelSend } from '../actions/cancelSend.js'
import type { Kit } from '../createKit.js'
import { cancelSendMutationOptions } from './cancelSend.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = cancelSendMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<cancelSend.Parameters>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<cancelSend.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(cancelSendMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<cancelSend.ReturnType>()
  expectTypeOf(error).toEqualTypeOf<cancelSend.ErrorType | null>()
  mutate({ sendId: 'id' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  cancelSendMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  cancelSendMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  cancelSendMutationOptions({ mutation: {} })
})
