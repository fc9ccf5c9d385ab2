import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { NetworkButton } from './NetworkButton.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof NetworkButton>
  >().toEqualTypeOf<NetworkButton.Props>()
  expectTypeOf<keyof NetworkButton.Props>().toEqualTypeOf<'label' | 'size'>()
  expectTypeOf<Record<never, never>>().toExtend<NetworkButton.Props>()
})

test('param: label, size', () => {
  expectTypeOf<NetworkButton.Props['label']>().toEqualTypeOf<
    string | undefined
  >()
  expectTypeOf<NetworkButton.Props['size']>().toEqualTypeOf<
    'medium' | 'small' | undefined
  >()
})
