import { expectTypeOf, test } from 'vitest'
import type { updateEmail } from '../actions/updateEmail.js'
import type { Kit } from '../createKit.js'
import { useEmailUpdate } from './useEmailUpdate.js'

declare const kit: Kit

test('default', () => {
  const { error, newEmail, step } = useEmailUpdate()
  expectTypeOf(error).toEqualTypeOf<useEmailUpdate.ErrorType | null>()
  expectTypeOf(newEmail).toEqualTypeOf<string | undefined>()
  expectTypeOf(step).toEqualTypeOf<
    'email' | 'primaryCode' | 'secondaryCode' | 'done'
  >()
})

test('behavior: controls', () => {
  const { submitEmail, submitPrimaryCode, submitSecondaryCode } =
    useEmailUpdate()
  submitEmail('a@b.co')
  submitPrimaryCode('123456')
  submitSecondaryCode('123456')
  // @ts-expect-error A code is text.
  submitPrimaryCode(123456)
})

test('error: type', () => {
  expectTypeOf<updateEmail.ErrorType>().toExtend<useEmailUpdate.ErrorType>()
})

test('param: all', () => {
  useEmailUpdate({ kit })
  useEmailUpdate({ onStep: (step) => step.length })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useEmailUpdate({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useEmailUpdate({ unknown: true })
})
