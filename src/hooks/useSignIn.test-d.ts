import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { SignInStatus } from '../features/signIn/signInStatus.js'
import type { SiwxSession } from '../siwx/types.js'
import { useSignIn } from './useSignIn.js'

declare const kit: Kit

test('default', () => {
  const { error, session, signIn, signInAsync, signOut, signOutAsync, status } =
    useSignIn()
  expectTypeOf(error).toEqualTypeOf<useSignIn.ErrorType | null>()
  expectTypeOf(session).toEqualTypeOf<SiwxSession | undefined>()
  expectTypeOf(status).toEqualTypeOf<SignInStatus>()
  expectTypeOf(signIn).returns.toBeVoid()
  expectTypeOf(signInAsync).returns.resolves.toEqualTypeOf<SiwxSession>()
  expectTypeOf(signOut).returns.toBeVoid()
  expectTypeOf(signOutAsync).returns.resolves.toBeVoid()
  signIn({ signal: new AbortController().signal })
})

test('param: kit, namespace', () => {
  useSignIn({ kit, namespace: 'solana' })
  // @ts-expect-error There is no such namespace.
  useSignIn({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useSignIn({ unknown: true })
})
