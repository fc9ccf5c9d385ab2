import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { saveContact } from './saveContact.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(saveContact(kit, { address: '0x', name: 'Ada' })).toEqualTypeOf<{
    address: string
    name: string
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A contact has a name.
  saveContact(kit, { address: '0x' })
  // @ts-expect-error There is no such option.
  saveContact(kit, { address: '0x', name: 'Ada', unknown: true })
})
