import { expectTypeOf, test } from 'vitest'
import type { signText } from '../actions/signText.js'
import type { Kit } from '../createKit.js'
import { useSignText } from './useSignText.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useSignText()
  expectTypeOf(data).toEqualTypeOf<
    | { namespace: 'eip155' | 'solana'; address: string; signature: string }
    | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<signText.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<{
    namespace: 'eip155' | 'solana'
    address: string
    signature: string
  }>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useSignText()
  expectTypeOf(variables).toEqualTypeOf<signText.Parameters | undefined>()
  mutate({ message: 'hi' })
})

test('error: variables that are refused', () => {
  const { mutate } = useSignText()
  // @ts-expect-error The message is required.
  mutate({})
  // @ts-expect-error There is no such namespace.
  mutate({ message: 'hi', namespace: 'bitcoin' })
})

test('param: mutation', () => {
  useSignText({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<signText.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<{
          namespace: 'eip155' | 'solana'
          address: string
          signature: string
        }>()
        expectTypeOf(variables).toEqualTypeOf<signText.Parameters>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useSignText({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useSignText({ unknown: true })
})
