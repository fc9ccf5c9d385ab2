import { expectTypeOf, test } from 'vitest'
import type {
  CodeExpiredError,
  InvalidCodeError,
  TooManyTriesError,
} from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { connectOtp } from './connectOtp.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(connectOtp(kit, { otp: '123456' })).resolves.toEqualTypeOf<{
    step: 'connected'
  }>()
})

test('param: all', () => {
  expectTypeOf<connectOtp.Parameters>().toEqualTypeOf<{
    otp: string
    onAccepted?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<CodeExpiredError>().toExtend<connectOtp.ErrorType>()
  expectTypeOf<InvalidCodeError>().toExtend<connectOtp.ErrorType>()
  expectTypeOf<TooManyTriesError>().toExtend<connectOtp.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectOtp({ otp: '123456' })
  // @ts-expect-error The code is required.
  connectOtp(kit, {})
  // @ts-expect-error The code is text: it may begin with 0.
  connectOtp(kit, { otp: 123456 })
})
