import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { KitError } from '../core/errors/base.js'
import type { Kit } from '../createKit.js'
import { disconnectAll } from './disconnectAll.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(disconnectAll(kit)).resolves.toEqualTypeOf<void>()
  disconnectAll(kit, { namespace: 'eip155' })
})

test('param: all', () => {
  expectTypeOf<disconnectAll.Parameters>().toEqualTypeOf<{
    namespace?: AccountNamespace | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<
    KitError<'DISCONNECT_FAILED'>
  >().toExtend<disconnectAll.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  disconnectAll()
  // @ts-expect-error There is no such namespace.
  disconnectAll(kit, { namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  disconnectAll(kit, { unknown: true })
})

test('error: code', () => {
  expectTypeOf<
    disconnectAll.ErrorType['code']
  >().toEqualTypeOf<'DISCONNECT_FAILED'>()
})
