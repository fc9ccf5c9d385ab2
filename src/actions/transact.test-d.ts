import type { TransactionReceipt } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type {
  TransactionError,
  TransactionUnknownError,
} from '../core/errors/transaction.js'
import type { Kit } from '../createKit.js'
import { transact } from './transact.js'

declare const kit: Kit
const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  const result = transact(kit, { calls: [{ to, value: 1n }] })
  expectTypeOf(result).resolves.toEqualTypeOf<transact.ReturnType>()
  expectTypeOf<
    transact.ReturnType['receipt']
  >().toEqualTypeOf<TransactionReceipt>()
})

test('param: calls', () => {
  const abi = [] as const
  transact(kit, {
    calls: [
      { data: '0x', to },
      { abi, args: [7n], functionName: 'join', to },
    ],
  })
  // @ts-expect-error Either calldata or a function.
  transact(kit, { calls: [{ abi, data: '0x', functionName: 'join', to }] })
  // @ts-expect-error Amounts are base units as bigint.
  transact(kit, { calls: [{ to, value: '1' }] })
  // @ts-expect-error Contracts are not created.
  transact(kit, { calls: [{ data: '0x' }] })
})

test('error: type', () => {
  expectTypeOf<TransactionError>().toExtend<transact.ErrorType>()
  expectTypeOf<TransactionUnknownError>().toExtend<transact.ErrorType>()
})
