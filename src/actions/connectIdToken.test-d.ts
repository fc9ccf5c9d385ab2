import { expectTypeOf, test } from 'vitest'
import type { SocialLoginFailedError } from '../core/errors/login.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { connectIdToken } from './connectIdToken.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    connectIdToken(kit, { idToken: 'a.b.c' }),
  ).resolves.toEqualTypeOf<FrameUser>()
  const { signal } = new AbortController()
  connectIdToken(kit, { chainId: 1, idToken: 'a.b.c', signal })
})

test('error: type', () => {
  expectTypeOf<SocialLoginFailedError>().toExtend<connectIdToken.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectIdToken({ idToken: 'a.b.c' })
  // @ts-expect-error The token is required.
  connectIdToken(kit, {})
  // @ts-expect-error The project of the server names the provider.
  connectIdToken(kit, { idToken: 'a.b.c', issuer: 'https://idp.example' })
})
