import type { Transaction } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useAccountTransactions } from './useAccountTransactions.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useAccountTransactions()).toEqualTypeOf<{
    error: Error | undefined
    transactions: readonly Transaction[]
  }>()
})

test('param: all', () => {
  useAccountTransactions({ kit })
  useAccountTransactions({
    chainId: 1,
    enabled: true,
    limit: 5,
    pollingInterval: 4_000,
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useAccountTransactions({ kit: 'kit' })
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  useAccountTransactions({ chainId: true })
  // @ts-expect-error The hook takes them itself.
  useAccountTransactions({ onTransactions() {} })
  // @ts-expect-error A limit is a number.
  useAccountTransactions({ limit: '5' })
  // @ts-expect-error There is no such option.
  useAccountTransactions({ unknown: true })
})
