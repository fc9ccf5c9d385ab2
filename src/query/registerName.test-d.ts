import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { registerName } from '../actions/registerName.js'
import type { Kit } from '../createKit.js'
import { registerNameMutationOptions } from './registerName.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = registerNameMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<registerName.Parameters>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<registerName.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(registerNameMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<registerName.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<registerName.ErrorType | null>()
  mutate({ name: 'alice' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  registerNameMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  registerNameMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  registerNameMutationOptions({ mutation: {} })
})
