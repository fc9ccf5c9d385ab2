import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useConnectionStatus } from './useConnectionStatus.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useConnectionStatus()).toEqualTypeOf<
    'connected' | 'connecting' | 'disconnected' | 'reconnecting' | 'unknown'
  >()
})

test('param: kit', () => {
  useConnectionStatus({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useConnectionStatus({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useConnectionStatus({ namespace: 'eip155' })
})
