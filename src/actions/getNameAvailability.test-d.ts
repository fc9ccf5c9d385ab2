import { expectTypeOf, test } from 'vitest'
import type { InvalidNameError } from '../core/errors/nameRules.js'
import type { Kit } from '../createKit.js'
import { getNameAvailability } from './getNameAvailability.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getNameAvailability(kit, { name: 'alice' }),
  ).resolves.toEqualTypeOf<{
    isAvailable: boolean
    isSupported: boolean
    name: string
  }>()
})

test('param: all', () => {
  expectTypeOf<getNameAvailability.Parameters>().branded.toEqualTypeOf<{
    name: string
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<InvalidNameError>().toExtend<getNameAvailability.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getNameAvailability({ name: 'alice' })
  // @ts-expect-error The name is required.
  getNameAvailability(kit, {})
  // @ts-expect-error Availability is never read from the cache.
  getNameAvailability(kit, { fresh: true, name: 'alice' })
})
