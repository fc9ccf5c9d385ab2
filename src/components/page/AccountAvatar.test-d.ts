import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { AccountAvatar } from './AccountAvatar.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof AccountAvatar>
  >().toEqualTypeOf<AccountAvatar.Props>()
  expectTypeOf<keyof AccountAvatar.Props>().toEqualTypeOf<
    'address' | 'label' | 'size'
  >()
  expectTypeOf<Record<never, never>>().toExtend<AccountAvatar.Props>()
})
