import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { signText } from '../actions/signText.js'
import type { Kit } from '../createKit.js'
import { signTextMutationOptions } from './signText.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = signTextMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<signText.Parameters>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<signText.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(signTextMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<signText.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<signText.ErrorType | null>()
  mutate({ message: 'hi' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  signTextMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  signTextMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  signTextMutationOptions({ mutation: {} })
})
