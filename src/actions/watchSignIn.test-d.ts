import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { watchSignIn } from './watchSignIn.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(watchSignIn(kit)).toEqualTypeOf<() => void>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  watchSignIn()
  // @ts-expect-error There are no options.
  watchSignIn(kit, {})
})
