import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { setActiveAccount } from '../actions/setActiveAccount.js'
import type { Kit } from '../createKit.js'
import { setActiveAccountMutationOptions } from './setActiveAccount.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = setActiveAccountMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<setActiveAccount.Parameters>()
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(
    setActiveAccountMutationOptions(kit),
  )
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<setActiveAccount.ErrorType | null>()
  mutate({ connectorUid: 'uid' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  setActiveAccountMutationOptions(kit, {
    mutation: { gcTime: 0, onSuccess() {} },
  })
  // @ts-expect-error The function is that of the factory.
  setActiveAccountMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  setActiveAccountMutationOptions({ mutation: {} })
})
