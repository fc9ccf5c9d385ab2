import { expectTypeOf, test } from 'vitest'
import type { resetAccount } from '../actions/resetAccount.js'
import type { Kit } from '../createKit.js'
import { useResetAccount } from './useResetAccount.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutate, mutateAsync } = useResetAccount()
  expectTypeOf(data).toEqualTypeOf<resetAccount.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<resetAccount.ErrorType | null>()
  expectTypeOf(
    mutateAsync,
  ).returns.resolves.toEqualTypeOf<resetAccount.ReturnType>()
  mutate()
  mutate({ chainId: 1 })
})

test('error: variables that are refused', () => {
  const { mutate } = useResetAccount()
  // @ts-expect-error A chain is no list.
  mutate({ chainId: [] })
})

test('param: mutation', () => {
  useResetAccount({
    kit,
    mutation: {
      onSuccess: (data) =>
        expectTypeOf(data).toEqualTypeOf<resetAccount.ReturnType>(),
    },
  })
})
