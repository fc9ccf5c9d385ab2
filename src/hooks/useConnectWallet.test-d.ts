import { expectTypeOf, test } from 'vitest'
import type { connectWallet } from '../actions/connectWallet.js'
import type { Namespace } from '../core/network/namespaces.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { useConnectWallet } from './useConnectWallet.js'

declare const kit: Kit

test('default', () => {
  const { error, isRemembered, namespace, wallet, walletId } =
    useConnectWallet()
  expectTypeOf(error).toEqualTypeOf<connectWallet.ErrorType | null>()
  expectTypeOf(isRemembered).toEqualTypeOf<boolean>()
  expectTypeOf(namespace).toEqualTypeOf<Namespace | undefined>()
  expectTypeOf(wallet).toEqualTypeOf<Wallet | undefined>()
  expectTypeOf(walletId).toEqualTypeOf<string | undefined>()
})

test('behavior: connect takes a wallet or its id', () => {
  const { connect } = useConnectWallet()
  connect('io.metamask')
  connect(row, { namespace: 'solana' })
  // @ts-expect-error A wallet is required.
  connect()
  // @ts-expect-error There is no such namespace.
  connect(row, { namespace: 'bitcoin' })
})

test('behavior: status', () => {
  const { status } = useConnectWallet()
  expectTypeOf(status).toEqualTypeOf<
    | 'idle'
    | 'opening'
    | 'waiting'
    | 'rejected'
    | 'notInstalled'
    | 'expired'
    | 'failed'
  >()
})

declare const row: Wallet

test('param: all', () => {
  useConnectWallet({ kit })
  useConnectWallet({ onConnected() {} })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useConnectWallet({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useConnectWallet({ unknown: true })
})
