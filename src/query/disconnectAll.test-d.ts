import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { disconnectAll } from '../actions/disconnectAll.js'
import type { Kit } from '../createKit.js'
import { disconnectAllMutationOptions } from './disconnectAll.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = disconnectAllMutationOptions(kit)
  expectTypeOf<void>().toExtend<Parameters<typeof options.mutationFn>[0]>()
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(disconnectAllMutationOptions(kit))
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<disconnectAll.ErrorType | null>()
  mutate({ namespace: 'solana' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  disconnectAllMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  disconnectAllMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  disconnectAllMutationOptions({ mutation: {} })
})
