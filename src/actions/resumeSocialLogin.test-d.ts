import { expectTypeOf, test } from 'vitest'
import type { SocialLoginExpiredError } from '../core/errors/login.js'
import type { FrameUser, SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { resumeSocialLogin } from './resumeSocialLogin.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(resumeSocialLogin(kit)).resolves.toEqualTypeOf<
    { provider: SocialProvider; user: FrameUser } | undefined
  >()
  resumeSocialLogin(kit, { onAccepted() {} })
})

test('param: all', () => {
  expectTypeOf<resumeSocialLogin.Parameters>().toEqualTypeOf<{
    onAccepted?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<SocialLoginExpiredError>().toExtend<resumeSocialLogin.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  resumeSocialLogin()
  // @ts-expect-error There is no such option.
  resumeSocialLogin(kit, { unknown: true })
})
