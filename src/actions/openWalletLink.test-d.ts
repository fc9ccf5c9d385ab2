import { expectTypeOf, test } from 'vitest'
import type { WalletLinkError } from '../core/errors/pairing.js'
import type { Kit } from '../createKit.js'
import { openWalletLink } from './openWalletLink.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    openWalletLink(kit, { href: 'metamask://wc' }),
  ).resolves.toEqualTypeOf<{ isOpened: boolean }>()
  openWalletLink(kit, { href: 'https://a.b', name: 'A', target: '_blank' })
})

test('error: type', () => {
  expectTypeOf<WalletLinkError>().toExtend<openWalletLink.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  openWalletLink({ href: 'metamask://wc' })
  // @ts-expect-error The link is required.
  openWalletLink(kit, {})
  // @ts-expect-error There is no such target.
  openWalletLink(kit, { href: 'a://b', target: '_parent' })
})
