import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { disconnectAccount } from '../actions/disconnectAccount.js'
import type { Kit } from '../createKit.js'
import { disconnectAccountMutationOptions } from './disconnectAccount.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = disconnectAccountMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<{ connectorUid: string }>()
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(
    disconnectAccountMutationOptions(kit),
  )
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<disconnectAccount.ErrorType | null>()
  mutate({ connectorUid: 'uid' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  disconnectAccountMutationOptions(kit, {
    mutation: { gcTime: 0, onSuccess() {} },
  })
  // @ts-expect-error The function is that of the factory.
  disconnectAccountMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  disconnectAccountMutationOptions({ mutation: {} })
})
