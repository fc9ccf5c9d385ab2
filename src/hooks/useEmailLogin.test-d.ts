import { expectTypeOf, test } from 'vitest'
import type { connectEmail } from '../actions/connectEmail.js'
import type { connectOtp } from '../actions/connectOtp.js'
import type { Kit } from '../createKit.js'
import { useEmailLogin } from './useEmailLogin.js'

declare const kit: Kit

test('default', () => {
  const { email, error, isPending, lastAction, secondsLeft, step } =
    useEmailLogin()
  expectTypeOf(email).toEqualTypeOf<string | undefined>()
  expectTypeOf(error).toEqualTypeOf<useEmailLogin.ErrorType | null>()
  expectTypeOf(isPending).toEqualTypeOf<boolean>()
  expectTypeOf(lastAction).toEqualTypeOf<'email' | 'code' | undefined>()
  expectTypeOf(secondsLeft).toEqualTypeOf<number>()
  expectTypeOf(step).toEqualTypeOf<
    'email' | 'device' | 'otp' | 'connecting' | 'connected'
  >()
})

test('behavior: controls', () => {
  const { submitCode, submitEmail } = useEmailLogin()
  submitEmail('a@b.co')
  submitCode('123456')
  // @ts-expect-error A code is text: it may begin with 0.
  submitCode(123456)
  // @ts-expect-error The address is required.
  submitEmail()
})

test('param: onStep', () => {
  useEmailLogin({
    onStep({ cause, step }) {
      expectTypeOf(cause).toEqualTypeOf<'mail' | 'device' | 'code'>()
      expectTypeOf(step).toEqualTypeOf<'otp' | 'device' | 'connected'>()
    },
  })
})

test('error: type', () => {
  expectTypeOf<connectEmail.ErrorType>().toExtend<useEmailLogin.ErrorType>()
  expectTypeOf<connectOtp.ErrorType>().toExtend<useEmailLogin.ErrorType>()
})

test('param: all', () => {
  useEmailLogin({ kit })
  useEmailLogin({ isShown: false, onError: (error) => error.message })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useEmailLogin({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useEmailLogin({ unknown: true })
})
