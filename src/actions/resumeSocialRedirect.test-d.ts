import { expectTypeOf, test } from 'vitest'
import type { SocialLoginFailedError } from '../core/errors/login.js'
import type { FrameUser, SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { resumeSocialRedirect } from './resumeSocialRedirect.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(resumeSocialRedirect(kit)).resolves.toEqualTypeOf<
    { provider: SocialProvider; user: FrameUser } | undefined
  >()
})

test('error: type', () => {
  expectTypeOf<SocialLoginFailedError>().toExtend<resumeSocialRedirect.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  resumeSocialRedirect()
  // @ts-expect-error There is no such option.
  resumeSocialRedirect(kit, { unknown: true })
})

test('param: onFound', () => {
  resumeSocialRedirect(kit, {
    onFound: ({ provider }) =>
      expectTypeOf(provider).toEqualTypeOf<SocialProvider>(),
  })
})
