import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { removeContact } from './removeContact.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(removeContact(kit, { address: '0x' })).toEqualTypeOf<void>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A contact is found by its address.
  removeContact(kit, {})
})
