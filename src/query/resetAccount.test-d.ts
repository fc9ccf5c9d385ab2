import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { resetAccount } from '../actions/resetAccount.js'
import type { Kit } from '../createKit.js'
import { resetAccountMutationOptions } from './resetAccount.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = resetAccountMutationOptions(kit)
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<resetAccount.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(resetAccountMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<resetAccount.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<resetAccount.ErrorType | null>()
  mutate()
  mutate({ chainId: 1, sessions: [] })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  resetAccountMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  resetAccountMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  resetAccountMutationOptions({ mutation: {} })
})
