import { useMutation } from '@tanstack/react-query'
import { base } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import type { addNetwork } from '../actions/addNetwork.js'
import type { Kit } from '../createKit.js'
import { addNetworkMutationOptions } from './addNetwork.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(addNetworkMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<addNetwork.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<addNetwork.ErrorType | null>()
  mutate({ network: base })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  addNetworkMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  addNetworkMutationOptions(kit, { mutation: { mutationFn } })
})
