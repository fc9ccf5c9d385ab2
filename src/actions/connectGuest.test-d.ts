import { expectTypeOf, test } from 'vitest'
import type { SocialLoginFailedError } from '../core/errors/login.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { connectGuest } from './connectGuest.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(connectGuest(kit)).resolves.toEqualTypeOf<FrameUser>()
  connectGuest(kit, { chainId: 1, signal: new AbortController().signal })
})

test('error: type', () => {
  expectTypeOf<SocialLoginFailedError>().toExtend<connectGuest.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectGuest({})
  // @ts-expect-error A guest has no email.
  connectGuest(kit, { email: 'ada@example.org' })
})
