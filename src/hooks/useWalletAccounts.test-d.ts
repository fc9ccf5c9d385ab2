import { expectTypeOf, test } from 'vitest'
import type { disconnectAccount } from '../actions/disconnectAccount.js'
import type { setActiveAccount } from '../actions/setActiveAccount.js'
import type { Kit } from '../createKit.js'
import { useWalletAccounts } from './useWalletAccounts.js'

declare const kit: Kit

test('default', () => {
  const { error, wallets } = useWalletAccounts()
  expectTypeOf(wallets).toEqualTypeOf<readonly useWalletAccounts.Wallet[]>()
  expectTypeOf(error).toEqualTypeOf<
    disconnectAccount.ErrorType | setActiveAccount.ErrorType | null
  >()
})

test('behavior: controls', () => {
  const { disconnect, switchTo, wallets } = useWalletAccounts()
  for (const { uid } of wallets) {
    disconnect(uid)
    switchTo(uid, { onSuccess() {} })
  }
  // @ts-expect-error An id is text.
  disconnect(1)
})

test('param: all', () => {
  useWalletAccounts({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useWalletAccounts({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useWalletAccounts({ unknown: true })
})
