import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { Balance } from './Balance.js'

test('default', () => {
  expectTypeOf<ComponentProps<typeof Balance>>().toEqualTypeOf<Balance.Props>()
  expectTypeOf<keyof Balance.Props>().toEqualTypeOf<
    'address' | 'chainId' | 'currency' | 'hasValue' | 'token'
  >()
  expectTypeOf<Record<never, never>>().toExtend<Balance.Props>()
})
