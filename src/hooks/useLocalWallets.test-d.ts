import { expectTypeOf, test } from 'vitest'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { useLocalWallets } from './useLocalWallets.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useLocalWallets()).toEqualTypeOf<readonly Wallet[]>()
})

test('param: all', () => {
  useLocalWallets({ kit })
  useLocalWallets({ isMobile: true, namespace: 'solana' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useLocalWallets({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useLocalWallets({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useLocalWallets({ unknown: true })
})
