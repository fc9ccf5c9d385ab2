import { expectTypeOf, test } from 'vitest'
import type { DeviceNotApprovedError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { connectDevice } from './connectDevice.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(connectDevice(kit)).resolves.toEqualTypeOf<{ step: 'otp' }>()
  connectDevice(kit, { signal: new AbortController().signal })
})

test('param: all', () => {
  expectTypeOf<connectDevice.Parameters>().toEqualTypeOf<{
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<DeviceNotApprovedError>().toExtend<connectDevice.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  connectDevice()
  // @ts-expect-error A controller is no signal.
  connectDevice(kit, { signal: new AbortController() })
  // @ts-expect-error There is no such option.
  connectDevice(kit, { unknown: true })
})
