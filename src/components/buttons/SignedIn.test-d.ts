import type { ComponentProps, ReactNode } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { SignedIn } from './SignedIn.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof SignedIn>
  >().toEqualTypeOf<SignedIn.Props>()
  expectTypeOf<keyof SignedIn.Props>().toEqualTypeOf<
    'children' | 'fallback' | 'loading' | 'namespace'
  >()
  expectTypeOf<Record<never, never>>().toExtend<SignedIn.Props>()
})

test('param: fallback, namespace', () => {
  expectTypeOf<SignedIn.Props['fallback']>().toEqualTypeOf<ReactNode>()
  expectTypeOf<SignedIn.Props['namespace']>().toEqualTypeOf<
    'eip155' | 'solana' | undefined
  >()
})
