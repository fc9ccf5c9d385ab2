import { expectTypeOf, test } from 'vitest'
import { disconnectAfter } from './disconnectAfter.js'
import type { MockDecision } from './types.js'

test('default', () => {
  expectTypeOf(disconnectAfter(1)).toEqualTypeOf<MockDecision>()
})
