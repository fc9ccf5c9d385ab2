import { expectTypeOf, test } from 'vitest'
import type { EvmAccount, SolanaAccount } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import { getAccounts } from './getAccounts.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getAccounts(kit)).toEqualTypeOf<
    readonly (EvmAccount | SolanaAccount)[]
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getAccounts()
  // @ts-expect-error There is no such namespace.
  getAccounts(kit, { namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  getAccounts(kit, { unknown: true })
})

test('param: namespace', () => {
  expectTypeOf(getAccounts(kit, { namespace: 'eip155' })).toEqualTypeOf<
    readonly EvmAccount[]
  >()
  expectTypeOf(getAccounts(kit, { namespace: 'solana' })).toEqualTypeOf<
    readonly SolanaAccount[]
  >()
})

test('behavior: the namespace narrows an account', () => {
  for (const account of getAccounts(kit)) {
    if (account.namespace === 'eip155') {
      expectTypeOf(account).toEqualTypeOf<EvmAccount>()
      expectTypeOf(account.address).toEqualTypeOf<`0x${string}`>()
      expectTypeOf(account.chainId).toEqualTypeOf<number>()
    } else {
      expectTypeOf(account).toEqualTypeOf<SolanaAccount>()
      expectTypeOf(account.address).toEqualTypeOf<string>()
      expectTypeOf(account.chainId).toEqualTypeOf<`solana:${string}`>()
    }
  }
})
