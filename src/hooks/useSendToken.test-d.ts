import type { Hash, TransactionReceipt } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { sendToken } from '../actions/sendToken.js'
import type { Kit } from '../createKit.js'
import { useSendToken } from './useSendToken.js'

declare const kit: Kit

test('default', () => {
  const { data, error, mutateAsync } = useSendToken()
  expectTypeOf(data).toEqualTypeOf<sendToken.ReturnType | undefined>()
  expectTypeOf(error).toEqualTypeOf<sendToken.ErrorType | null>()
  expectTypeOf(
    mutateAsync,
  ).returns.resolves.toEqualTypeOf<sendToken.ReturnType>()
})

test('behavior: variables of the mutation', () => {
  const { mutate, variables } = useSendToken()
  expectTypeOf(variables).toEqualTypeOf<sendToken.Parameters | undefined>()
  mutate({ amount: '1', to: '0x', token: 'native' })
})

test('error: variables that are refused', () => {
  const { mutate } = useSendToken()
  // @ts-expect-error Token, receiver and amount are required.
  mutate({})
  // @ts-expect-error An amount is decimal text.
  mutate({ amount: 1, to: '0x', token: 'native' })
})

test('param: mutation', () => {
  useSendToken({
    kit,
    mutation: {
      onError: (error) =>
        expectTypeOf(error).toEqualTypeOf<sendToken.ErrorType>(),
      onSuccess: (data, variables) => {
        expectTypeOf(data).toEqualTypeOf<sendToken.ReturnType>()
        expectTypeOf(variables).toEqualTypeOf<sendToken.Parameters>()
      },
    },
  })
  // @ts-expect-error The function is the hook's own.
  useSendToken({ mutation: { mutationFn: async () => undefined } })
  // @ts-expect-error There is no such option.
  useSendToken({ unknown: true })
})

test('behavior: the namespace narrows the result', () => {
  const { data } = useSendToken()
  if (data?.namespace === 'eip155') {
    expectTypeOf(data.hash).toEqualTypeOf<Hash>()
    expectTypeOf(data.receipt).toEqualTypeOf<TransactionReceipt>()
  }
  if (data?.namespace === 'solana') {
    expectTypeOf(data.slot).toEqualTypeOf<number>()
    expectTypeOf(data.receipt).toEqualTypeOf<undefined>()
  }
})

test('behavior: progress', () => {
  const { commitment, hash, sentToNetwork, step } = useSendToken()
  expectTypeOf(commitment).toEqualTypeOf<sendToken.Progress['commitment']>()
  expectTypeOf(hash).toEqualTypeOf<string | undefined>()
  expectTypeOf(sentToNetwork).toEqualTypeOf<
    'no' | 'yes' | 'unknown' | undefined
  >()
  // @ts-expect-error There is no such step.
  if (step === 'sending') return
  if (step === 'approving') expectTypeOf(step).toEqualTypeOf<'approving'>()
})
