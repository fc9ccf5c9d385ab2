import { expectTypeOf, test } from 'vitest'
import { createSiwxMessage } from './createSiwxMessage.js'
import type { SiwxMessageData } from './types.js'

test('default', () => {
  expectTypeOf(createSiwxMessage).parameter(0).toEqualTypeOf<SiwxMessageData>()
  expectTypeOf(createSiwxMessage).returns.toEqualTypeOf<string>()
})
