import { expectTypeOf, test } from 'vitest'
import { hostedSiwx } from './hostedSiwx.js'
import type { SiwxFactory } from './types.js'

test('default', () => {
  const factory = hostedSiwx({ projectId: 'project' })
  expectTypeOf(factory).toEqualTypeOf<SiwxFactory>()
})

test('error: options that are refused', () => {
  // @ts-expect-error The project is required.
  hostedSiwx({})
  // @ts-expect-error The nonce is the service's.
  hostedSiwx({ getNonce: () => 'a', projectId: 'project' })
})
