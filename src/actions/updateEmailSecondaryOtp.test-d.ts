import { expectTypeOf, test } from 'vitest'
import type { InvalidCodeError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { updateEmailSecondaryOtp } from './updateEmailSecondaryOtp.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    updateEmailSecondaryOtp(kit, { otp: '123456' }),
  ).resolves.toEqualTypeOf<{ newEmail: string; step: 'done' }>()
})

test('param: all', () => {
  expectTypeOf<updateEmailSecondaryOtp.Parameters>().toEqualTypeOf<{
    otp: string
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<InvalidCodeError>().toExtend<updateEmailSecondaryOtp.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  updateEmailSecondaryOtp({ otp: '123456' })
  // @ts-expect-error The code is required.
  updateEmailSecondaryOtp(kit, {})
  // @ts-expect-error The code is text.
  updateEmailSecondaryOtp(kit, { otp: 123456 })
})
