import type { ComponentProps, ReactNode } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { KitProvider } from './context.js'
import type { Kit } from './createKit.js'

test('default', () => {
  expectTypeOf<ComponentProps<typeof KitProvider>>().toEqualTypeOf<{
    kit: Kit
    children?: ReactNode | undefined
  }>()
})
