import { base } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import type { addNetwork } from '../actions/addNetwork.js'
import type { Kit } from '../createKit.js'
import { useAddNetwork } from './useAddNetwork.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutate } = useAddNetwork()
  expectTypeOf(data).toEqualTypeOf<addNetwork.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<addNetwork.ErrorType | null>()
  mutate({ network: base })
  // @ts-expect-error The network is required.
  mutate({})
})

test('param: mutation', () => {
  useAddNetwork({ kit, mutation: { onSuccess() {} } })
  // @ts-expect-error The function is the hook's own.
  useAddNetwork({ mutation: { mutationFn: async () => undefined } })
})
