import { expectTypeOf, test } from 'vitest'
import type { DevicesBlockedError } from '../core/errors/manageDevices.js'
import type { Kit } from '../createKit.js'
import { manageDevices } from './manageDevices.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(manageDevices(kit)).resolves.toBeVoid()
})

test('error: type', () => {
  expectTypeOf<DevicesBlockedError>().toExtend<manageDevices.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  manageDevices()
  // @ts-expect-error It takes no parameters.
  manageDevices(kit, {})
})
