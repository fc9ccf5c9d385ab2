import { expectTypeOf, test } from 'vitest'
import type { switchNetwork } from '../actions/switchNetwork.js'
import type { Kit } from '../createKit.js'
import { useSwitchNetwork } from './useSwitchNetwork.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useSwitchNetwork()
  expectTypeOf(data).toEqualTypeOf<
    { chainId: number | `solana:${string}` } | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<switchNetwork.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<{
    chainId: number | `solana:${string}`
  }>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useSwitchNetwork()
  expectTypeOf(variables).toEqualTypeOf<
    { chainId: number | string } | undefined
  >()
  mutate({ chainId: 1 })
  mutate({ chainId: 'solana:mainnet' })
})

test('error: variables that are refused', () => {
  const { mutate } = useSwitchNetwork()
  // @ts-expect-error The chain is required.
  mutate()
  // @ts-expect-error The chain is required.
  mutate({})
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  mutate({ chainId: 1n })
})

test('param: mutation', () => {
  useSwitchNetwork({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<switchNetwork.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<{
          chainId: number | `solana:${string}`
        }>()
        expectTypeOf(variables).toEqualTypeOf<{ chainId: number | string }>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useSwitchNetwork({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useSwitchNetwork({ unknown: true })
})
