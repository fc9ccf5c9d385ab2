import { expectTypeOf, test } from 'vitest'
import type { TokenBalance } from '../api/balances.js'
import type { EvmAccount, SolanaAccount } from '../core/account/account.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { useAccountDetails } from './useAccountDetails.js'

declare const kit: Kit

test('default', () => {
  const { account, allAccounts, tokenBalance, user } = useAccountDetails()
  expectTypeOf(account).toEqualTypeOf<EvmAccount | SolanaAccount | undefined>()
  expectTypeOf(allAccounts).toEqualTypeOf<
    readonly (EvmAccount | SolanaAccount)[]
  >()
  expectTypeOf(tokenBalance).toEqualTypeOf<
    readonly TokenBalance[] | undefined
  >()
  expectTypeOf(user).toEqualTypeOf<FrameUser | undefined>()
})

test('param: namespace', () => {
  const { account, allAccounts } = useAccountDetails({ namespace: 'eip155' })
  expectTypeOf(account).toEqualTypeOf<EvmAccount | undefined>()
  expectTypeOf(allAccounts).toEqualTypeOf<readonly EvmAccount[]>()
})

test('behavior: the rest of an account', () => {
  const { balance, connectedWalletInfo, smartAccountDeployed } =
    useAccountDetails()
  expectTypeOf(balance).toEqualTypeOf<string | undefined>()
  expectTypeOf(connectedWalletInfo).toEqualTypeOf<
    { icon: string | undefined; name: string } | undefined
  >()
  expectTypeOf(smartAccountDeployed).toEqualTypeOf<boolean | undefined>()
})

test('param: all', () => {
  useAccountDetails({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useAccountDetails({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useAccountDetails({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useAccountDetails({ unknown: true })
})
