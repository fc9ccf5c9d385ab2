import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { signOut } from '../actions/signOut.js'
import type { Kit } from '../createKit.js'
import { signOutMutationOptions } from './signOut.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = signOutMutationOptions(kit)
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: useMutation infers error and variables', () => {
  const { error, mutate } = useMutation(signOutMutationOptions(kit))
  expectTypeOf(error).toEqualTypeOf<signOut.ErrorType | null>()
  mutate()
  mutate({ namespace: 'solana' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  signOutMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  signOutMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  signOutMutationOptions({ mutation: {} })
})
