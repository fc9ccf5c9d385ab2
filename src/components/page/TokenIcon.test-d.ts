import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { TokenIcon } from './TokenIcon.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof TokenIcon>
  >().toEqualTypeOf<TokenIcon.Props>()
  expectTypeOf<keyof TokenIcon.Props>().toEqualTypeOf<
    'chainId' | 'hasBadge' | 'size' | 'src' | 'symbol' | 'token'
  >()
  expectTypeOf<Record<never, never>>().toExtend<TokenIcon.Props>()
})
