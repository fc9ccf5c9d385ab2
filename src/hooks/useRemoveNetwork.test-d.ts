import { expectTypeOf, test } from 'vitest'
import type { removeNetwork } from '../actions/removeNetwork.js'
import type { Kit } from '../createKit.js'
import { useRemoveNetwork } from './useRemoveNetwork.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutate } = useRemoveNetwork()
  expectTypeOf(data).toEqualTypeOf<removeNetwork.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<removeNetwork.ErrorType | null>()
  mutate({ chainId: 1 })
  // @ts-expect-error The network is required.
  mutate({})
})

test('param: mutation', () => {
  useRemoveNetwork({ kit, mutation: { onSuccess() {} } })
  // @ts-expect-error The function is the hook's own.
  useRemoveNetwork({ mutation: { mutationFn: async () => undefined } })
})
