import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { SendWarning } from '../features/payments/getSendWarning.js'
import { getReceiverWarning } from './getReceiverWarning.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getReceiverWarning(kit, { to: '0x' })).resolves.toEqualTypeOf<{
    warning: SendWarning | undefined
  }>()
})

test('param: all', () => {
  expectTypeOf<keyof getReceiverWarning.Parameters>().toEqualTypeOf<
    'address' | 'chainId' | 'namespace' | 'signal' | 'to'
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getReceiverWarning({ to: '0x' })
  // @ts-expect-error The receiver is required.
  getReceiverWarning(kit, {})
  // @ts-expect-error A receiver is text.
  getReceiverWarning(kit, { to: 1 })
})
