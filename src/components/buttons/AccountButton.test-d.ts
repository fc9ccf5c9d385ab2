import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { AccountButton } from './AccountButton.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof AccountButton>
  >().toEqualTypeOf<AccountButton.Props>()
  expectTypeOf<keyof AccountButton.Props>().toEqualTypeOf<'label' | 'size'>()
  expectTypeOf<Record<never, never>>().toExtend<AccountButton.Props>()
})

test('param: label, size', () => {
  expectTypeOf<AccountButton.Props['label']>().toEqualTypeOf<
    string | undefined
  >()
  expectTypeOf<AccountButton.Props['size']>().toEqualTypeOf<
    'medium' | 'small' | undefined
  >()
})
