import { expectTypeOf, test } from 'vitest'
import type { EvmAccount, SolanaAccount } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import { useAccounts } from './useAccounts.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useAccounts()).toEqualTypeOf<
    readonly (EvmAccount | SolanaAccount)[]
  >()
})

test('param: namespace', () => {
  expectTypeOf(useAccounts({ namespace: 'eip155' })).toEqualTypeOf<
    readonly EvmAccount[]
  >()
  expectTypeOf(useAccounts({ namespace: 'solana' })).toEqualTypeOf<
    readonly SolanaAccount[]
  >()
})

test('behavior: the namespace narrows an account', () => {
  const accounts = useAccounts()
  for (const account of accounts)
    if (account.namespace === 'eip155')
      expectTypeOf(account.address).toEqualTypeOf<`0x${string}`>()
    else expectTypeOf(account.chainId).toEqualTypeOf<`solana:${string}`>()
})

test('param: all', () => {
  useAccounts({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useAccounts({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useAccounts({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useAccounts({ unknown: true })
})
