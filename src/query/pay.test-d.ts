import { type QueryFilters, useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { pay } from '../actions/pay.js'
import type { Kit } from '../createKit.js'
import { payMutationOptions, payQueryFilters } from './pay.js'

declare const kit: Kit
declare const payment: pay.Parameters
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = payMutationOptions(kit)
  expectTypeOf(options.mutationFn).parameter(0).toEqualTypeOf<pay.Parameters>()
  expectTypeOf(
    options.mutationFn,
  ).returns.resolves.toEqualTypeOf<pay.ReturnType>()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(payMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<pay.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<pay.ErrorType | null>()
  mutate(payment)
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  payMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  payMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  payMutationOptions({ mutation: {} })
})

test('behavior: payQueryFilters', () => {
  const accounts = { accounts: [], active: undefined }
  expectTypeOf(payQueryFilters(kit, { accounts, payment })).toEqualTypeOf<
    readonly QueryFilters[]
  >()
  // @ts-expect-error The payment is required.
  payQueryFilters(kit, { accounts })
})
