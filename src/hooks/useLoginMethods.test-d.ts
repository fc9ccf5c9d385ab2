import { expectTypeOf, test } from 'vitest'
import type { SocialProvider } from '../core/features/features.js'
import type { LoginMethod } from '../core/login/orderLoginMethods.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { useLoginMethods } from './useLoginMethods.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useLoginMethods()).toEqualTypeOf<{
    guest: boolean
    hasAllWallets: boolean
    isCollapsed: boolean
    isInsecure: boolean
    isPending: boolean
    methods: readonly LoginMethod[]
    passkey: boolean
    socials: readonly SocialProvider[] | false
    wallets: readonly Wallet[]
  }>()
})

test('param: all', () => {
  useLoginMethods({ kit })
  useLoginMethods({ namespace: 'eip155' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useLoginMethods({ kit: 'kit' })
  // @ts-expect-error There is no such namespace.
  useLoginMethods({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useLoginMethods({ unknown: true })
})
