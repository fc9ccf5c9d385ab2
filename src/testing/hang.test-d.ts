import { expectTypeOf, test } from 'vitest'
import { hang } from './hang.js'
import type { MockDecision } from './types.js'

test('default', () => {
  expectTypeOf(hang()).toEqualTypeOf<MockDecision>()
})
