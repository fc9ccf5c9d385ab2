import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useSignInStatus } from './useSignInStatus.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useSignInStatus()).toEqualTypeOf<
    | 'disabled'
    | 'disconnected'
    | 'loading'
    | 'signedIn'
    | 'signedOut'
    | 'signing'
    | 'unsupported'
  >()
})

test('param: kit, namespace', () => {
  useSignInStatus({ kit, namespace: 'eip155' })
  // @ts-expect-error There is no such namespace.
  useSignInStatus({ namespace: 'bitcoin' })
})
