import { expectTypeOf, test } from 'vitest'
import type { getWallets } from '../actions/getWallets.js'
import type { ConnectorType } from '../core/features/features.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { useWallets } from './useWallets.js'

declare const kit: Kit

test('default', () => {
  const { all, error, groups, isPending, wallets } = useWallets()
  expectTypeOf(wallets).toEqualTypeOf<readonly Wallet[]>()
  expectTypeOf(error).toEqualTypeOf<getWallets.ErrorType | null>()
  expectTypeOf(isPending).toEqualTypeOf<boolean>()
  expectTypeOf(all.wallets).toEqualTypeOf<readonly Wallet[]>()
  expectTypeOf(groups).toEqualTypeOf<
    readonly { group: ConnectorType; wallets: readonly Wallet[] }[]
  >()
})

test('param: all', () => {
  useWallets({ kit })
  useWallets({
    badgeType: 'certified',
    explorer: true,
    namespace: 'eip155',
    search: 'm',
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useWallets({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useWallets({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such badge.
  useWallets({ badgeType: 'gold' })
  // @ts-expect-error There is no such option.
  useWallets({ unknown: true })
})
