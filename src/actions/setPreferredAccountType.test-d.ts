import { expectTypeOf, test } from 'vitest'
import type { LoginRequiredError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { setPreferredAccountType } from './setPreferredAccountType.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    setPreferredAccountType(kit, { type: 'eoa' }),
  ).resolves.toEqualTypeOf<{ address: string; type: 'eoa' | 'smartAccount' }>()
})

test('param: all', () => {
  expectTypeOf<setPreferredAccountType.Parameters>().toEqualTypeOf<{
    type: 'eoa' | 'smartAccount'
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<LoginRequiredError>().toExtend<setPreferredAccountType.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  setPreferredAccountType({ type: 'eoa' })
  // @ts-expect-error The type is required.
  setPreferredAccountType(kit, {})
  // @ts-expect-error No account is chosen for payments.
  setPreferredAccountType(kit, { type: 'payment' })
})
