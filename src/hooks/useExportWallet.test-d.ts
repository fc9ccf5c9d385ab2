import { expectTypeOf, test } from 'vitest'
import type { exportWallet } from '../actions/exportWallet.js'
import type { Kit } from '../createKit.js'
import { useExportWallet } from './useExportWallet.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutate } = useExportWallet()
  expectTypeOf<Exclude<typeof data, undefined>>().toBeVoid()
  expectTypeOf(error).toEqualTypeOf<exportWallet.ErrorType | null>()
  mutate()
})

test('param: mutation', () => {
  useExportWallet({ kit, mutation: { onError: (error) => error.shortMessage } })
  // @ts-expect-error The function is the hook's own.
  useExportWallet({ mutation: { mutationFn: async () => undefined } })
})

test('error: variables that are refused', () => {
  const { mutate } = useExportWallet()
  // @ts-expect-error It takes no variables.
  mutate({ namespace: 'solana' })
})
