import { expectTypeOf, test } from 'vitest'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { useWalletLink } from './useWalletLink.js'

declare const kit: Kit

test('default', () => {
  const { error, href, platforms, status } = useWalletLink({ wallet })
  expectTypeOf(error?.message).toEqualTypeOf<string | undefined>()
  expectTypeOf(href).toEqualTypeOf<string | undefined>()
  expectTypeOf(platforms.length).toEqualTypeOf<number>()
  expectTypeOf(status).toEqualTypeOf<
    'preparing' | 'ready' | 'opening' | 'opened' | 'notOpened' | 'unsupported'
  >()
})

test('behavior: open', () => {
  const { open } = useWalletLink({ kit, wallet: undefined })
  open()
  open({ isUniversal: true })
  // @ts-expect-error The link is the hook's.
  open({ href: 'a://b' })
})

declare const wallet: Wallet

test('param: all', () => {
  useWalletLink({ kind: 'mobile', namespace: 'solana', wallet })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useWalletLink({ kit: 'kit' })
  // @ts-expect-error The wallet is required, even when there is none.
  useWalletLink({})
  // @ts-expect-error There is no such kind.
  useWalletLink({ kind: 'tv', wallet })
  // @ts-expect-error There is no such option.
  useWalletLink({ unknown: true })
})
