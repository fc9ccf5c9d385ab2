import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getProjectLimits } from './getProjectLimits.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getProjectLimits(kit),
  ).resolves.toEqualTypeOf<getProjectLimits.ReturnType>()
})

test('param: all', () => {
  expectTypeOf<getProjectLimits.Parameters>().toEqualTypeOf<{
    signal?: AbortSignal | undefined
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getProjectLimits()
  // @ts-expect-error There is no such option.
  getProjectLimits(kit, { unknown: true })
})

test('behavior: limits', () => {
  type Limits = getProjectLimits.ReturnType
  expectTypeOf<Limits['isUsageExceeded']>().toEqualTypeOf<boolean>()
  expectTypeOf<NonNullable<Limits['limits']>['tier']>().toEqualTypeOf<string>()
})
