import { expectTypeOf, test } from 'vitest'
import type { setActiveAccount } from '../actions/setActiveAccount.js'
import type { Kit } from '../createKit.js'
import { useSetActiveAccount } from './useSetActiveAccount.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useSetActiveAccount()
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<setActiveAccount.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useSetActiveAccount()
  expectTypeOf(variables).toEqualTypeOf<
    { connectorUid: string; address?: string | undefined } | undefined
  >()
  mutate({ connectorUid: 'uid' })
  mutate({ address: '0x', connectorUid: 'uid' })
})

test('error: variables that are refused', () => {
  const { mutate } = useSetActiveAccount()
  // @ts-expect-error The connection is required.
  mutate({})
  // @ts-expect-error An id is text.
  mutate({ connectorUid: 1 })
})

test('param: mutation', () => {
  useSetActiveAccount({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<setActiveAccount.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<void>()
        expectTypeOf(variables).toEqualTypeOf<{
          connectorUid: string
          address?: string | undefined
        }>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useSetActiveAccount({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useSetActiveAccount({ unknown: true })
})
