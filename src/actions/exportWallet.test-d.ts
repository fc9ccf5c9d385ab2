import { expectTypeOf, test } from 'vitest'
import type { ExportBlockedError } from '../core/errors/exportWallet.js'
import type { Kit } from '../createKit.js'
import { exportWallet } from './exportWallet.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(exportWallet(kit)).resolves.toBeVoid()
})

test('error: type', () => {
  expectTypeOf<ExportBlockedError>().toExtend<exportWallet.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  exportWallet()
  // @ts-expect-error It takes no parameters.
  exportWallet(kit, {})
})
