import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { removeNetwork } from '../actions/removeNetwork.js'
import type { Kit } from '../createKit.js'
import { removeNetworkMutationOptions } from './removeNetwork.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(removeNetworkMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<removeNetwork.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<removeNetwork.ErrorType | null>()
  mutate({ chainId: 1 })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  removeNetworkMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  removeNetworkMutationOptions(kit, { mutation: { mutationFn } })
})
