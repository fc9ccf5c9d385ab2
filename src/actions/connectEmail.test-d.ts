import { expectTypeOf, test } from 'vitest'
import type {
  InvalidEmailError,
  LoginCooldownError,
} from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { connectEmail } from './connectEmail.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(connectEmail(kit, { email: 'a@b.co' })).resolves.toEqualTypeOf<{
    step: 'otp' | 'device' | 'connected'
  }>()
})

test('param: all', () => {
  expectTypeOf<connectEmail.Parameters>().toEqualTypeOf<{
    email: string
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<InvalidEmailError>().toExtend<connectEmail.ErrorType>()
  expectTypeOf<LoginCooldownError>().toExtend<connectEmail.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectEmail({ email: 'a@b.co' })
  // @ts-expect-error The address is required.
  connectEmail(kit)
  // @ts-expect-error The address is required.
  connectEmail(kit, {})
  // @ts-expect-error The address is text.
  connectEmail(kit, { email: 1 })
})

test('behavior: the step narrows', async () => {
  const { step } = await connectEmail(kit, { email: 'a@b.co' })
  // @ts-expect-error There is no such step.
  if (step === 'done') return
  if (step !== 'otp' && step !== 'device')
    expectTypeOf(step).toEqualTypeOf<'connected'>()
})
