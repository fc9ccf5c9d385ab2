import { useMutation } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { exportWallet } from '../actions/exportWallet.js'
import type { Kit } from '../createKit.js'
import { exportWalletMutationOptions } from './exportWallet.js'

declare const kit: Kit
declare const mutationFn: () => Promise<never>

test('default', () => {
  const options = exportWalletMutationOptions(kit)
  expectTypeOf(options.mutationFn).returns.resolves.toEqualTypeOf<void>()
})

test('behavior: useMutation infers data and error', () => {
  const { error, mutate } = useMutation(exportWalletMutationOptions(kit))
  expectTypeOf(error).toEqualTypeOf<exportWallet.ErrorType | null>()
  mutate()
})

test('param: mutation', () => {
  exportWalletMutationOptions(kit, { mutation: { gcTime: 0, onSuccess() {} } })
  // @ts-expect-error The function is that of the factory.
  exportWalletMutationOptions(kit, { mutation: { mutationFn } })
  // @ts-expect-error The kit comes first.
  exportWalletMutationOptions({ mutation: {} })
})
