import { expectTypeOf, test } from 'vitest'
import { hostedSiwx } from './hostedSiwx.js'
import type { SiwxFactory } from './types.js'

test('default', () => {
  const factory = hostedSiwx({ projectId: 'project', url: 'https://a.b' })
  expectTypeOf(factory).toEqualTypeOf<SiwxFactory>()
})

test('error: options that are refused', () => {
  // @ts-expect-error Both are required.
  hostedSiwx({ projectId: 'project' })
  // @ts-expect-error The nonce is the service's.
  hostedSiwx({ getNonce: () => 'a', projectId: 'a', url: 'https://a.b' })
})
