import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { speedUp } from '../actions/speedUp.js'
import type { Kit } from '../createKit.js'
import { speedUpMutationOptions } from './speedUp.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = speedUpMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<speedUp.Parameters>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<speedUp.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(speedUpMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<speedUp.ReturnType>()
  expectTypeOf(error).toEqualTypeOf<speedUp.ErrorType | null>()
  mutate({ sendId: 'id' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  speedUpMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  speedUpMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  speedUpMutationOptions({ mutation: {} })
})
