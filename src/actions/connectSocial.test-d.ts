import { expectTypeOf, test } from 'vitest'
import type {
  PopupBlockedError,
  SocialLoginCancelledError,
} from '../core/errors/login.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { connectSocial } from './connectSocial.js'
import { openSocialPopup } from './openSocialPopup.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    connectSocial(kit, { provider: 'google' }),
  ).resolves.toEqualTypeOf<FrameUser>()
  connectSocial(kit, { chainId: 1, onOpened() {}, provider: 'x' })
  connectSocial(kit, { popup: openSocialPopup(kit), provider: 'apple' })
})

test('error: type', () => {
  expectTypeOf<PopupBlockedError>().toExtend<connectSocial.ErrorType>()
  expectTypeOf<SocialLoginCancelledError>().toExtend<connectSocial.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectSocial({ provider: 'google' })
  // @ts-expect-error The provider is required.
  connectSocial(kit, {})
  // @ts-expect-error There is no such provider.
  connectSocial(kit, { provider: 'myspace' })
  // @ts-expect-error A popup is made by `openSocialPopup`.
  connectSocial(kit, { popup: window, provider: 'x' })
  // @ts-expect-error The state is internal.
  connectSocial(kit, { onState() {}, provider: 'x' })
})

test('param: onBlocked', () => {
  connectSocial(kit, {
    onBlocked: ({ error, open }) => {
      expectTypeOf(error).toEqualTypeOf<PopupBlockedError>()
      expectTypeOf(open).returns.toEqualTypeOf<boolean>()
    },
    provider: 'github',
  })
})
