import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { AccountName } from './AccountName.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof AccountName>
  >().toEqualTypeOf<AccountName.Props>()
  expectTypeOf<keyof AccountName.Props>().toEqualTypeOf<'address'>()
  expectTypeOf<Record<never, never>>().toExtend<AccountName.Props>()
})
