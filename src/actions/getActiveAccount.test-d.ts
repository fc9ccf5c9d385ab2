import { expectTypeOf, test } from 'vitest'
import type { EvmAccount, SolanaAccount } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import { getActiveAccount } from './getActiveAccount.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getActiveAccount(kit)).toEqualTypeOf<
    EvmAccount | SolanaAccount | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getActiveAccount()
  // @ts-expect-error There is no such namespace.
  getActiveAccount(kit, { namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  getActiveAccount(kit, { unknown: true })
})

test('param: namespace', () => {
  expectTypeOf(getActiveAccount(kit, { namespace: 'eip155' })).toEqualTypeOf<
    EvmAccount | undefined
  >()
  expectTypeOf(getActiveAccount(kit, { namespace: 'solana' })).toEqualTypeOf<
    SolanaAccount | undefined
  >()
})

test('behavior: the namespace narrows the account', () => {
  const account = getActiveAccount(kit)
  if (account?.namespace === 'solana')
    expectTypeOf(account.caipNetworkId).toEqualTypeOf<`solana:${string}`>()
  if (account?.namespace === 'eip155')
    expectTypeOf(account.caipNetworkId).toEqualTypeOf<`eip155:${number}`>()
})
