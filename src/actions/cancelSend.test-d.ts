import type { Hash } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { cancelSend } from './cancelSend.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(cancelSend(kit, { sendId: 'id' })).resolves.toEqualTypeOf<
    { hash: Hash | undefined } | undefined
  >()
})

test('param: all', () => {
  expectTypeOf<cancelSend.Parameters>().toEqualTypeOf<{
    sendId: string
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  cancelSend({ sendId: 'id' })
  // @ts-expect-error The id is required.
  cancelSend(kit, {})
  // @ts-expect-error An id is text.
  cancelSend(kit, { sendId: 1 })
})
