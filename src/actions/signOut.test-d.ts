import { expectTypeOf, test } from 'vitest'
import type { SignInServiceError } from '../core/errors/signIn.js'
import type { Kit } from '../createKit.js'
import { signOut } from './signOut.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(signOut(kit)).resolves.toEqualTypeOf<void>()
  signOut(kit, { namespace: 'eip155' })
})

test('error: type', () => {
  expectTypeOf<SignInServiceError>().toExtend<signOut.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  signOut()
  // @ts-expect-error There is no such namespace.
  signOut(kit, { namespace: 'bitcoin' })
})
