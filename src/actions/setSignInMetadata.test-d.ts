import { expectTypeOf, test } from 'vitest'
import type { SignInServiceError } from '../core/errors/signIn.js'
import type { Kit } from '../createKit.js'
import { setSignInMetadata } from './setSignInMetadata.js'

declare const kit: Kit

test('default', () => {
  const metadata = { plan: 'free' }
  expectTypeOf(
    setSignInMetadata(kit, { metadata }),
  ).resolves.toEqualTypeOf<void>()
  setSignInMetadata(kit, { metadata: null, namespace: 'eip155' })
})

test('error: type', () => {
  expectTypeOf<SignInServiceError>().toExtend<setSignInMetadata.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The metadata is required.
  setSignInMetadata(kit, {})
  // @ts-expect-error It is an object.
  setSignInMetadata(kit, { metadata: 'free' })
})
