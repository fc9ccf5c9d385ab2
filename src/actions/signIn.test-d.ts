import { expectTypeOf, test } from 'vitest'
import type {
  SessionRejectedError,
  SignInCancelledError,
  SignInNotConfiguredError,
  SignInServiceError,
  SignInUnsupportedError,
} from '../core/errors/signIn.js'
import type { Kit } from '../createKit.js'
import type { SiwxSession } from '../siwx/types.js'
import { signIn } from './signIn.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(signIn(kit)).resolves.toEqualTypeOf<SiwxSession>()
  signIn(kit, { namespace: 'solana', signal: new AbortController().signal })
})

test('error: type', () => {
  expectTypeOf<
    | SessionRejectedError
    | SignInCancelledError
    | SignInNotConfiguredError
    | SignInServiceError
    | SignInUnsupportedError
  >().toExtend<signIn.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  signIn()
  // @ts-expect-error There is no such namespace.
  signIn(kit, { namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  signIn(kit, { unknown: true })
})
