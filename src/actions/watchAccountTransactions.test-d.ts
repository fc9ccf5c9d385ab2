import type { Transaction } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { watchAccountTransactions } from './watchAccountTransactions.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    watchAccountTransactions(kit, { onTransactions() {} }),
  ).toEqualTypeOf<() => void>()
  watchAccountTransactions(kit, {
    limit: 5,
    onTransactions() {},
    pollingInterval: 4_000,
  })
})

test('error: type', () => {
  expectTypeOf<NotConnectedError>().toExtend<watchAccountTransactions.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  watchAccountTransactions({ onTransactions() {} })
  // @ts-expect-error What takes them is required.
  watchAccountTransactions(kit, {})
  // @ts-expect-error A limit is a number.
  watchAccountTransactions(kit, { limit: '5', onTransactions() {} })
})

test('param: onTransactions', () => {
  watchAccountTransactions(kit, {
    onError: (error) => expectTypeOf(error.message).toEqualTypeOf<string>(),
    onTransactions: (transactions) =>
      expectTypeOf(transactions).toEqualTypeOf<readonly Transaction[]>(),
  })
})
