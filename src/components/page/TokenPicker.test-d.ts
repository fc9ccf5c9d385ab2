import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { TokenPicker } from './TokenPicker.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof TokenPicker>
  >().toEqualTypeOf<TokenPicker.Props>()
  expectTypeOf<keyof TokenPicker.Props>().toEqualTypeOf<
    'chainId' | 'label' | 'list' | 'onChange' | 'value'
  >()
  // Controlled: both are required.
  expectTypeOf<Record<never, never>>().not.toExtend<TokenPicker.Props>()
})
