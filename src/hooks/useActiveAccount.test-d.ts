import { expectTypeOf, test } from 'vitest'
import type { EvmAccount, SolanaAccount } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import { useActiveAccount } from './useActiveAccount.js'

declare const kit: Kit

test('default', () => {
  const account = useActiveAccount()
  expectTypeOf(account).toEqualTypeOf<EvmAccount | SolanaAccount | undefined>()
  if (account?.namespace === 'eip155')
    expectTypeOf(account.chainId).toEqualTypeOf<number>()
  if (account?.namespace === 'solana')
    expectTypeOf(account.chainId).toEqualTypeOf<`solana:${string}`>()
})

test('param: namespace', () => {
  expectTypeOf(useActiveAccount({ namespace: 'eip155' })).toEqualTypeOf<
    EvmAccount | undefined
  >()
  expectTypeOf(useActiveAccount({ namespace: 'solana' })).toEqualTypeOf<
    SolanaAccount | undefined
  >()
})

test('param: all', () => {
  useActiveAccount({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useActiveAccount({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useActiveAccount({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useActiveAccount({ unknown: true })
})
