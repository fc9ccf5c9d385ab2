import { expectTypeOf, test } from 'vitest'
import type { SignInServiceError } from '../core/errors/signIn.js'
import type { Kit } from '../createKit.js'
import type { SiwxSession } from '../siwx/types.js'
import { getSignInSession } from './getSignInSession.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getSignInSession(kit)).resolves.toEqualTypeOf<
    SiwxSession | undefined
  >()
  getSignInSession(kit, { namespace: 'solana' })
})

test('error: type', () => {
  expectTypeOf<SignInServiceError>().toExtend<getSignInSession.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getSignInSession()
  // @ts-expect-error There is no such option.
  getSignInSession(kit, { address: '0x' })
})
