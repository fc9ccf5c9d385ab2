import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { switchNetwork } from '../actions/switchNetwork.js'
import type { Kit } from '../createKit.js'
import { switchNetworkMutationOptions } from './switchNetwork.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = switchNetworkMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<{ chainId: number | string }>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<switchNetwork.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(switchNetworkMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<switchNetwork.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<switchNetwork.ErrorType | null>()
  mutate({ chainId: 1 })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  switchNetworkMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  switchNetworkMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  switchNetworkMutationOptions({ mutation: {} })
})
