import { expectTypeOf, test } from 'vitest'
import type { EmailTakenError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { updateEmail } from './updateEmail.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(updateEmail(kit, { email: 'a@b.co' })).resolves.toEqualTypeOf<{
    step: 'primaryCode' | 'secondaryCode'
  }>()
})

test('param: all', () => {
  expectTypeOf<updateEmail.Parameters>().toEqualTypeOf<{
    email: string
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<EmailTakenError>().toExtend<updateEmail.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  updateEmail({ email: 'a@b.co' })
  // @ts-expect-error The address is required.
  updateEmail(kit, {})
})
