import { expectTypeOf, test } from 'vitest'
import type { PopupBlockedError } from '../core/errors/login.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { connectPasskey } from './connectPasskey.js'
import { openSocialPopup } from './openSocialPopup.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(connectPasskey(kit)).resolves.toEqualTypeOf<FrameUser>()
  connectPasskey(kit, { chainId: 1, popup: openSocialPopup(kit) })
})

test('error: type', () => {
  expectTypeOf<PopupBlockedError>().toExtend<connectPasskey.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectPasskey({})
  // @ts-expect-error There is one provider only.
  connectPasskey(kit, { provider: 'google' })
})
