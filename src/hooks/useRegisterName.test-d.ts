import { expectTypeOf, test } from 'vitest'
import type { registerName } from '../actions/registerName.js'
import type { Kit } from '../createKit.js'
import { useRegisterName } from './useRegisterName.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useRegisterName()
  expectTypeOf(data).toEqualTypeOf<
    | { address: string; caipNetworkId: string; name: string; success: boolean }
    | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<registerName.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<{
    address: string
    caipNetworkId: string
    name: string
    success: boolean
  }>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useRegisterName()
  expectTypeOf(variables).toEqualTypeOf<registerName.Parameters | undefined>()
  mutate({ name: 'alice' })
})

test('error: variables that are refused', () => {
  const { mutate } = useRegisterName()
  // @ts-expect-error The name is required.
  mutate({})
  // @ts-expect-error A name is text.
  mutate({ name: 1 })
})

test('param: mutation', () => {
  useRegisterName({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<registerName.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<{
          address: string
          caipNetworkId: string
          name: string
          success: boolean
        }>()
        expectTypeOf(variables).toEqualTypeOf<registerName.Parameters>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useRegisterName({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useRegisterName({ unknown: true })
})
