import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { importContacts } from './importContacts.js'

declare const kit: Kit

test('default', () => {
  const { added, skipped } = importContacts(kit, { json: '{}' })
  expectTypeOf(added).toEqualTypeOf<
    readonly { address: string; name: string }[]
  >()
  expectTypeOf(skipped).toEqualTypeOf<number>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The file is text.
  importContacts(kit, { json: [] })
})
