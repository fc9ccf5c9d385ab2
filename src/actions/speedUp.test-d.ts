import type { Hash } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { speedUp } from './speedUp.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(speedUp(kit, { sendId: 'id' })).resolves.toEqualTypeOf<
    { hash: Hash | undefined } | undefined
  >()
})

test('param: all', () => {
  expectTypeOf<speedUp.Parameters>().toEqualTypeOf<{
    sendId: string
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  speedUp({ sendId: 'id' })
  // @ts-expect-error The id is required.
  speedUp(kit, {})
  // @ts-expect-error An id is text.
  speedUp(kit, { sendId: 1 })
})
