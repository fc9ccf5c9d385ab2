import { expectTypeOf, test } from 'vitest'
import { checkSiwxMessage } from './checkSiwxMessage.js'

test('behavior: every expectation is required', () => {
  // Its default is the strict one.
  type Parameters = Omit<checkSiwxMessage.Parameters, 'requireExpiration'>
  expectTypeOf<Parameters>().toEqualTypeOf<Required<Parameters>>()
  expectTypeOf<Parameters['domain']>().toEqualTypeOf<string>()
  expectTypeOf<Parameters['nonce']>().toEqualTypeOf<string>()
  expectTypeOf<Parameters['address']>().toEqualTypeOf<string>()
  expectTypeOf(checkSiwxMessage).returns.toEqualTypeOf<void>()
})
