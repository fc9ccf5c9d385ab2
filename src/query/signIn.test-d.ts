import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { signIn } from '../actions/signIn.js'
import type { Kit } from '../createKit.js'
import type { SiwxSession } from '../siwx/types.js'
import { signInMutationOptions } from './signIn.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = signInMutationOptions(kit)
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<SiwxSession>()
})

test('behavior: useMutation infers error and variables', () => {
  const { error, mutate } = useMutation(signInMutationOptions(kit))
  expectTypeOf(error).toEqualTypeOf<signIn.ErrorType | null>()
  mutate()
  mutate({ namespace: 'solana' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  signInMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  signInMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  signInMutationOptions({ mutation: {} })
})
