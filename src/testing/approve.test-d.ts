import { expectTypeOf, test } from 'vitest'
import { approve } from './approve.js'
import type { MockDecision } from './types.js'

test('default', () => {
  expectTypeOf(approve()).toEqualTypeOf<MockDecision>()
})
