import { expectTypeOf, test } from 'vitest'
import { createSiwxNonce } from './createSiwxNonce.js'

test('default', () => {
  expectTypeOf(createSiwxNonce).parameters.toEqualTypeOf<[]>()
  expectTypeOf(createSiwxNonce()).toEqualTypeOf<string>()
})
