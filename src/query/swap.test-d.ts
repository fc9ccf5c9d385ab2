import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { swap } from '../actions/swap.js'
import type { Kit } from '../createKit.js'
import { swapMutationOptions, swapQueryFilters } from './swap.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = swapMutationOptions(kit)
  expectTypeOf(options.mutationFn).parameter(0).toEqualTypeOf<swap.Parameters>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<swap.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(swapMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<swap.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<swap.ErrorType | null>()
  mutate({ amount: '1', from: 'native', to: '0x' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  swapMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  swapMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  swapMutationOptions({ mutation: {} })
})

test('behavior: filters', () => {
  const parameters = { address: '0x', caipNetworkId: 'eip155:1' } as const
  expectTypeOf(
    swapQueryFilters(kit, parameters).predicate,
  ).returns.toEqualTypeOf<boolean>()
  // @ts-expect-error A swap happens on one network.
  swapQueryFilters(kit, { address: '0x' })
  // @ts-expect-error And on one of EVM.
  swapQueryFilters(kit, { address: '0x', caipNetworkId: 'solana:localnet' })
})
