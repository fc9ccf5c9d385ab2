import { expectTypeOf, test } from 'vitest'
import type { SocialLoginFailedError } from '../core/errors/login.js'
import type { SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { startSocialRedirect } from './startSocialRedirect.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    startSocialRedirect(kit, { provider: 'google' }),
  ).resolves.toEqualTypeOf<void>()
})

test('param: all', () => {
  expectTypeOf<startSocialRedirect.Parameters>().toEqualTypeOf<{
    provider: SocialProvider
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<SocialLoginFailedError>().toExtend<startSocialRedirect.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  startSocialRedirect({ provider: 'google' })
  // @ts-expect-error The provider is required.
  startSocialRedirect(kit, {})
  // @ts-expect-error There is no such provider.
  startSocialRedirect(kit, { provider: 'myspace' })
})
