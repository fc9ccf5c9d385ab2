import type { TransactionReceipt } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Account } from '../core/account/account.js'
import { useTransactionButton } from './useTransactionButton.js'

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('param: calls', () => {
  const { account, error, result, status } = useTransactionButton({
    calls: [{ to, value: 1n }],
    chainId: 1,
    onDone: ({ receipt }) =>
      expectTypeOf(receipt).toEqualTypeOf<TransactionReceipt | undefined>(),
  })
  expectTypeOf(account).toEqualTypeOf<Account | undefined>()
  expectTypeOf(error).toEqualTypeOf<Error | null>()
  expectTypeOf(result).toEqualTypeOf<useTransactionButton.Result | undefined>()
  // @ts-expect-error There is no such status.
  if (status === 'sent') return
})

test('param: onSend', () => {
  useTransactionButton({
    namespace: 'solana',
    onSend: async ({ account }) => {
      expectTypeOf(account).toEqualTypeOf<Account>()
    },
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error Calls, or a function that sends.
  useTransactionButton({})
  // @ts-expect-error One of the two.
  useTransactionButton({ calls: [{ to }], onSend: async () => {} })
  // @ts-expect-error Calls are those of EVM chains.
  useTransactionButton({ calls: [{ to }], namespace: 'solana' })
})
