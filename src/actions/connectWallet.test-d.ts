import { expectTypeOf, test } from 'vitest'
import type { WalletTimeoutError } from '../core/errors/connection.js'
import type { WalletNotInstalledError } from '../core/errors/wallet.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { connectWallet } from './connectWallet.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    connectWallet(kit, { walletId: 'io.metamask' }),
  ).resolves.toEqualTypeOf<void>()
  connectWallet(kit, { wallet })
  connectWallet(kit, { namespace: 'solana', walletId: 'Phantom' })
})

test('error: type', () => {
  expectTypeOf<WalletNotInstalledError>().toExtend<connectWallet.ErrorType>()
  expectTypeOf<WalletTimeoutError>().toExtend<connectWallet.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectWallet({ walletId: 'io.metamask' })
  // @ts-expect-error A wallet or its id is required.
  connectWallet(kit, {})
  // @ts-expect-error Either the wallet or its id.
  connectWallet(kit, { wallet, walletId: 'io.metamask' })
  // @ts-expect-error There is no such namespace.
  connectWallet(kit, { namespace: 'bitcoin', walletId: 'x' })
  // @ts-expect-error A wallet is a row of `getWallets`.
  connectWallet(kit, { wallet: { id: 'x' } })
})

test('param: onUri', () => {
  connectWallet(kit, {
    onUri: (uri) => expectTypeOf(uri).toEqualTypeOf<string>(),
    walletId: 'walletConnect',
  })
})

declare const wallet: Wallet
