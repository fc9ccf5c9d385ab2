import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { KitConnection } from '../features/accounts/listConnections.js'
import { useKitConnections } from './useKitConnections.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useKitConnections()).toEqualTypeOf<readonly KitConnection[]>()
})

test('param: all', () => {
  useKitConnections({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useKitConnections({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useKitConnections({ unknown: true })
})
