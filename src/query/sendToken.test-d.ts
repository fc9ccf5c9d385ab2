import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { sendToken } from '../actions/sendToken.js'
import type { Kit } from '../createKit.js'
import { sendTokenMutationOptions } from './sendToken.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = sendTokenMutationOptions(kit)
  expectTypeOf(options.mutationFn)
    .parameter(0)
    .toEqualTypeOf<sendToken.Parameters>()
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<
    sendToken.EvmResult | sendToken.SolanaResult
  >()
})

test('behavior: useMutation infers data, error and variables', () => {
  const { data, error, mutate } = useMutation(sendTokenMutationOptions(kit))
  expectTypeOf(data).toEqualTypeOf<
    sendToken.EvmResult | sendToken.SolanaResult | undefined
  >()
  expectTypeOf(error).toEqualTypeOf<sendToken.ErrorType | null>()
  mutate({ amount: '1', to: '0x', token: 'native' })
  // @ts-expect-error There is no such variable.
  mutate({ unknown: true })
})

test('param: mutation', () => {
  sendTokenMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  sendTokenMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  sendTokenMutationOptions({ mutation: {} })
})
