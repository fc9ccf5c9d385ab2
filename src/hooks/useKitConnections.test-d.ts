import { expectTypeOf, test } from 'vitest'
import type { KitConnection } from '../core/account/listConnections.js'
import type { Kit } from '../createKit.js'
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
