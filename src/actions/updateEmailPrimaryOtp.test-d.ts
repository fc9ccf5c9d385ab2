import { expectTypeOf, test } from 'vitest'
import type { InvalidCodeError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { updateEmailPrimaryOtp } from './updateEmailPrimaryOtp.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    updateEmailPrimaryOtp(kit, { otp: '123456' }),
  ).resolves.toEqualTypeOf<{ step: 'secondaryCode' }>()
})

test('param: all', () => {
  expectTypeOf<updateEmailPrimaryOtp.Parameters>().toEqualTypeOf<{
    otp: string
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<InvalidCodeError>().toExtend<updateEmailPrimaryOtp.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  updateEmailPrimaryOtp({ otp: '123456' })
  // @ts-expect-error The code is required.
  updateEmailPrimaryOtp(kit, {})
  // @ts-expect-error The code is text.
  updateEmailPrimaryOtp(kit, { otp: 123456 })
})
