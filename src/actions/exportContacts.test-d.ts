import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { exportContacts } from './exportContacts.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(exportContacts(kit)).toEqualTypeOf<string>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error There is no such option.
  exportContacts(kit, { unknown: true })
})
