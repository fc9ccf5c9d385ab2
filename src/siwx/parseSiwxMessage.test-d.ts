import { expectTypeOf, test } from 'vitest'
import { parseSiwxMessage } from './parseSiwxMessage.js'
import type { SiwxMessageData } from './types.js'

test('default', () => {
  expectTypeOf(parseSiwxMessage).parameter(0).toEqualTypeOf<string>()
  expectTypeOf(parseSiwxMessage).returns.toEqualTypeOf<SiwxMessageData>()
})
