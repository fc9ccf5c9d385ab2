import { expectTypeOf, test } from 'vitest'
import { reject } from './reject.js'
import type { MockDecision } from './types.js'

test('default', () => {
  expectTypeOf(reject(4001)).toEqualTypeOf<MockDecision>()
})
