import { expectTypeOf, test } from 'vitest'
import type { SocialProvider } from '../core/features/features.js'
import type { Kit } from '../createKit.js'
import { useEmbeddedUser } from './useEmbeddedUser.js'

declare const kit: Kit

test('default', () => {
  const { address, email, error, isLoggedIn, socialProvider } =
    useEmbeddedUser()
  expectTypeOf(address).toEqualTypeOf<string | undefined>()
  expectTypeOf(email).toEqualTypeOf<string | undefined>()
  expectTypeOf(error).toEqualTypeOf<useEmbeddedUser.ErrorType | null>()
  expectTypeOf(isLoggedIn).toEqualTypeOf<boolean>()
  expectTypeOf(socialProvider).toEqualTypeOf<SocialProvider | undefined>()
})

test('behavior: lists are there without a user', () => {
  const { accounts, smartAccountEnabledNetworks } = useEmbeddedUser()
  expectTypeOf(accounts.length).toEqualTypeOf<number>()
  expectTypeOf(smartAccountEnabledNetworks.length).toEqualTypeOf<number>()
})

test('behavior: setPreferredAccountType', () => {
  const { setPreferredAccountType } = useEmbeddedUser()
  setPreferredAccountType('smartAccount')
  // @ts-expect-error No account is chosen for payments.
  setPreferredAccountType('payment')
})

test('param: all', () => {
  useEmbeddedUser({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useEmbeddedUser({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useEmbeddedUser({ unknown: true })
})
