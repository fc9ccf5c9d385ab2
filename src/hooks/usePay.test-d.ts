import { expectTypeOf, test } from 'vitest'
import type { pay } from '../actions/pay.js'
import type { Kit } from '../createKit.js'
import { payAssets } from '../features/pay/payAssets.js'
import { usePay } from './usePay.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = usePay()
  expectTypeOf(data).toEqualTypeOf<pay.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<pay.ErrorType | null>()
  expectTypeOf(mutateAsync).returns.resolves.toEqualTypeOf<pay.ReturnType>()
})

test('behavior: variables of the mutation', () => {
  const { mutate } = usePay()
  const paymentAsset = payAssets.baseUsdc
  mutate({ amount: '1', paymentAsset, recipient: '0x' })
  // @ts-expect-error Asset, recipient and amount are required.
  mutate({})
  // @ts-expect-error An amount is decimal text.
  mutate({ amount: 1, paymentAsset, recipient: '0x' })
})

test('param: mutation', () => {
  usePay({ kit, mutation: { onSuccess() {} } })
  // @ts-expect-error The function is the hook's own.
  usePay({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  usePay({ unknown: true })
})

test('behavior: progress', () => {
  const { hash, step } = usePay()
  expectTypeOf(hash).toEqualTypeOf<string | undefined>()
  expectTypeOf(step).toEqualTypeOf<pay.Progress['step'] | undefined>()
})
